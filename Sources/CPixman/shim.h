#include <pixman.h>
#include "kernels.h"

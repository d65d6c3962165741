#include <pixman.h>
#include "kernels.h"
#include "scaling.h"
#include "rotation.h"
#include "blur.h"
#include "projection.h"

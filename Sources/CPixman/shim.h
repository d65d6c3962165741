#include <pixman.h>
#include "kernels.h"
#include "scaling.h"
#include "reduction.h"
#include "rotation.h"
#include "blur.h"
#include "projection.h"
#include "masks.h"

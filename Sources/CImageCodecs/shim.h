// JPEG, WebP and SVG. The libraries are loaded when the first image of a kind is read: a program
// without one starts without them, and librsvg brings thirty others along.
#include <dlfcn.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
#include <jerror.h>
#undef FALSE
#undef TRUE

// MARK: JPEG, by the headers of libjpeg-turbo

/// The functions of libjpeg that are called, without "jpeg_".
#define RETOUR_JPEG_FUNCTIONS(ENTRY) \
  ENTRY(std_error) \
  ENTRY(CreateDecompress) \
  ENTRY(mem_src) \
  ENTRY(read_header) \
  ENTRY(start_decompress) \
  ENTRY(read_scanlines) \
  ENTRY(destroy_decompress) \
  ENTRY(CreateCompress) \
  ENTRY(mem_dest) \
  ENTRY(set_defaults) \
  ENTRY(set_quality) \
  ENTRY(start_compress) \
  ENTRY(write_scanlines) \
  ENTRY(finish_compress) \
  ENTRY(destroy_compress)

typedef struct {
#define RETOUR_FIELD(name) __typeof__(jpeg_##name) *_Nonnull name;
  RETOUR_JPEG_FUNCTIONS(RETOUR_FIELD)
#undef RETOUR_FIELD
} RetourJPEG;

/// The name of libjpeg-turbo, whose interface is that of libjpeg 6.2 on Debian, of 8 on Ubuntu.
static inline const char *_Nonnull retour_nameOfJPEG(void) {
  return JPEG_LIB_VERSION >= 80 ? "libjpeg.so.8" : "libjpeg.so.62";
}

/// Finds the functions in a library that was loaded; returns the name of a missing one.
static inline const char *_Nullable retour_findJPEG(
    void *_Nonnull library, RetourJPEG *_Nonnull functions) {
#define RETOUR_FIND(name) \
  if (!(functions->name = dlsym(library, "jpeg_" #name))) return "jpeg_" #name;
  RETOUR_JPEG_FUNCTIONS(RETOUR_FIND)
#undef RETOUR_FIND
  return NULL;
}

/// Errors leave the library by a jump; warnings are silent.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf out;
  char message[JMSG_LENGTH_MAX];
  int isCutOff;
} retour_jpegErrors;

static inline void retour_jpegFails(j_common_ptr _Nonnull image) {
  retour_jpegErrors *errors = (retour_jpegErrors *)image->err;
  errors->base.format_message(image, errors->message);
  longjmp(errors->out, 1);
}

static inline void retour_jpegWarns(j_common_ptr _Nonnull image, int level) {
  if (level < 0 && image->err->msg_code == JWRN_JPEG_EOF)
    ((retour_jpegErrors *)image->err)->isCutOff = 1;
}

/// Returns an ink of CMYK as Adobe stores it, inverted, over another.
static inline uint8_t retour_ink(unsigned color, unsigned black) {
  return (uint8_t)(color * black / 255);
}

/// Reads a JPEG: its size, and its pixels unless there is no memory for them.
///
/// Returns whether it could; `message` receives the reason where it could not.
static inline int retour_readJPEG(
    const RetourJPEG *_Nonnull jpeg, const void *_Nonnull data, size_t count,
    void *_Nullable pixels, size_t bytesPerRow, int *_Nonnull width, int *_Nonnull height,
    char *_Nonnull message, size_t messageSize) {
  struct jpeg_decompress_struct image;
  retour_jpegErrors errors;
  uint8_t *volatile row = NULL;
  errors.isCutOff = 0;
  image.err = jpeg->std_error(&errors.base);
  errors.base.error_exit = retour_jpegFails;
  errors.base.emit_message = retour_jpegWarns;
  if (setjmp(errors.out)) {
    snprintf(message, messageSize, "%s", errors.message);
    jpeg->destroy_decompress(&image);
    free(row);
    return 0;
  }
  jpeg->CreateDecompress(&image, JPEG_LIB_VERSION, sizeof image);
  jpeg->mem_src(&image, (const unsigned char *)data, count);
  jpeg->read_header(&image, 1);
  *width = (int)image.image_width;
  *height = (int)image.image_height;
  if (pixels) {
    int hasInks = image.jpeg_color_space == JCS_CMYK || image.jpeg_color_space == JCS_YCCK;
    image.out_color_space = hasInks ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg->start_decompress(&image);
    if (hasInks) row = malloc((size_t)image.output_width * 4);
    while (image.output_scanline < image.output_height) {
      uint8_t *line = (uint8_t *)pixels + image.output_scanline * bytesPerRow;
      JSAMPROW rows[1] = {row ? row : line};
      jpeg->read_scanlines(&image, rows, 1);
      for (size_t x = 0; row && x < image.output_width; x++) {
        unsigned black = row[4 * x + 3];
        line[4 * x] = retour_ink(row[4 * x + 2], black);
        line[4 * x + 1] = retour_ink(row[4 * x + 1], black);
        line[4 * x + 2] = retour_ink(row[4 * x], black);
        line[4 * x + 3] = 255;
      }
    }
  }
  jpeg->destroy_decompress(&image);
  free(row);
  if (errors.isCutOff) snprintf(message, messageSize, "it is cut off");
  return !errors.isCutOff;
}

/// Writes opaque pixels as a JPEG of a quality of 0...100, into memory that the caller frees.
static inline int retour_writeJPEG(
    const RetourJPEG *_Nonnull jpeg, const void *_Nonnull pixels, size_t bytesPerRow, int width,
    int height, int quality, unsigned char *_Nullable *_Nonnull result,
    unsigned long *_Nonnull count) {
  struct jpeg_compress_struct image;
  retour_jpegErrors errors;
  *result = NULL;
  *count = 0;
  image.err = jpeg->std_error(&errors.base);
  errors.base.error_exit = retour_jpegFails;
  errors.base.emit_message = retour_jpegWarns;
  if (setjmp(errors.out)) {
    jpeg->destroy_compress(&image);
    free(*result);
    *result = NULL;
    return 0;
  }
  jpeg->CreateCompress(&image, JPEG_LIB_VERSION, sizeof image);
  jpeg->mem_dest(&image, result, count);
  image.image_width = (JDIMENSION)width;
  image.image_height = (JDIMENSION)height;
  image.input_components = 4;
  image.in_color_space = JCS_EXT_BGRX;
  jpeg->set_defaults(&image);
  jpeg->set_quality(&image, quality, 1);
  jpeg->start_compress(&image, 1);
  while (image.next_scanline < image.image_height) {
    JSAMPROW rows[1] = {(uint8_t *)pixels + image.next_scanline * bytesPerRow};
    jpeg->write_scanlines(&image, rows, 1);
  }
  jpeg->finish_compress(&image);
  jpeg->destroy_compress(&image);
  return 1;
}

// MARK: WebP, by libwebp's documentation

typedef struct {
  int (*_Nonnull getInfo)(const uint8_t *_Nonnull, size_t, int *_Nonnull, int *_Nonnull);
  uint8_t *_Nullable (*_Nonnull decode)(
      const uint8_t *_Nonnull, size_t, uint8_t *_Nonnull, size_t, int);
} RetourWebP;

static inline const char *_Nullable retour_findWebP(
    void *_Nonnull library, RetourWebP *_Nonnull functions) {
  if (!(functions->getInfo = dlsym(library, "WebPGetInfo"))) return "WebPGetInfo";
  if (!(functions->decode = dlsym(library, "WebPDecodeBGRAInto"))) return "WebPDecodeBGRAInto";
  return NULL;
}

// MARK: SVG, by librsvg's documentation

typedef struct {
  double x, y, width, height;
} RetourSVGRect;

/// A length of an SVG: a number, and a unit that is 1 for percent.
typedef struct {
  double length;
  int unit;
} RetourSVGLength;

typedef struct {
  void *_Nullable (*_Nonnull make)(const uint8_t *_Nonnull, size_t, void *_Nullable *_Nullable);
  int (*_Nonnull size)(void *_Nonnull, double *_Nonnull, double *_Nonnull);
  void (*_Nonnull dimensions)(
      void *_Nonnull, int *_Nonnull, RetourSVGLength *_Nonnull, int *_Nonnull,
      RetourSVGLength *_Nonnull, int *_Nonnull, RetourSVGRect *_Nonnull);
  int (*_Nonnull render)(
      void *_Nonnull, void *_Nonnull, const RetourSVGRect *_Nonnull, void *_Nullable *_Nullable);
  void (*_Nonnull release)(void *_Nonnull);
} RetourSVG;

static inline const char *_Nullable retour_findSVG(
    void *_Nonnull library, RetourSVG *_Nonnull functions) {
  if (!(functions->make = dlsym(library, "rsvg_handle_new_from_data")))
    return "rsvg_handle_new_from_data";
  if (!(functions->size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels")))
    return "rsvg_handle_get_intrinsic_size_in_pixels";
  if (!(functions->dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions")))
    return "rsvg_handle_get_intrinsic_dimensions";
  if (!(functions->render = dlsym(library, "rsvg_handle_render_document")))
    return "rsvg_handle_render_document";
  if (!(functions->release = dlsym(library, "g_object_unref"))) return "g_object_unref";
  return NULL;
}

// The headers only: SDL is loaded when the first window is opened, and brings X11 and Wayland along.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <stddef.h>
#include <wayland-client-core.h>

/// The functions of SDL that are called, without "SDL_".
#define RETOUR_SDL_FUNCTIONS(ENTRY) \
  ENTRY(CreateRenderer) \
  ENTRY(CreateTexture) \
  ENTRY(CreateWindow) \
  ENTRY(DestroyTexture) \
  ENTRY(DestroyWindow) \
  ENTRY(GameControllerClose) \
  ENTRY(GameControllerFromInstanceID) \
  ENTRY(GameControllerGetJoystick) \
  ENTRY(GameControllerOpen) \
  ENTRY(GameControllerPath) \
  ENTRY(GetClipboardText) \
  ENTRY(GetCurrentDisplayMode) \
  ENTRY(GetCurrentVideoDriver) \
  ENTRY(GetDisplayBounds) \
  ENTRY(GetDisplayUsableBounds) \
  ENTRY(GetError) \
  ENTRY(GetPixelFormatName) \
  ENTRY(GetRenderer) \
  ENTRY(GetTicks64) \
  ENTRY(GetWindowDisplayIndex) \
  ENTRY(GetWindowID) \
  ENTRY(GetWindowSize) \
  ENTRY(GetWindowSizeInPixels) \
  ENTRY(GetWindowSurface) \
  ENTRY(GetWindowWMInfo) \
  ENTRY(HasClipboardText) \
  ENTRY(InitSubSystem) \
  ENTRY(JoystickInstanceID) \
  ENTRY(PollEvent) \
  ENTRY(QuitSubSystem) \
  ENTRY(RaiseWindow) \
  ENTRY(RenderCopy) \
  ENTRY(RenderPresent) \
  ENTRY(SetClipboardText) \
  ENTRY(SetHint) \
  ENTRY(SetHintWithPriority) \
  ENTRY(SetTextInputRect) \
  ENTRY(SetWindowMaximumSize) \
  ENTRY(SetWindowMinimumSize) \
  ENTRY(SetWindowTitle) \
  ENTRY(ShowWindow) \
  ENTRY(StartTextInput) \
  ENTRY(StopTextInput) \
  ENTRY(UpdateTexture) \
  ENTRY(UpdateWindowSurfaceRects) \
  ENTRY(free)

/// SDL's functions where the loader put them, each of the type that its header declares.
typedef struct {
#define RETOUR_FIELD(name) __typeof__(SDL_##name) *_Nonnull name;
  RETOUR_SDL_FUNCTIONS(RETOUR_FIELD)
#undef RETOUR_FIELD
} RetourSDL;

/// Finds the functions in a library that was loaded.
///
/// Returns the name of one that it has not got; NULL if it has them all.
static inline const char *_Nullable retour_findSDL(
    void *_Nonnull library, RetourSDL *_Nonnull functions) {
#define RETOUR_FIND(name) \
  if (!(functions->name = dlsym(library, "SDL_" #name))) return "SDL_" #name;
  RETOUR_SDL_FUNCTIONS(RETOUR_FIND)
#undef RETOUR_FIND
  return NULL;
}

// What SDL does not tell of the connections that it opened. The libraries are SDL's: they are there
// as long as a connection is.

/// The descriptor of a connection to X11.
static inline int retour_descriptorOfX11(Display *_Nonnull display) {
  return ConnectionNumber(display);
}

/// The RESOURCE_MANAGER property of the root window; NULL if there is none.
static inline const char *_Nullable retour_resourcesOfX11(Display *_Nonnull display) {
  return ((_XPrivDisplay)display)->xdefaults;
}

/// The descriptor of a connection to Wayland; -1 if it is not known.
static inline int retour_descriptorOfWayland(struct wl_display *_Nonnull display) {
  void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  __typeof__(wl_display_get_fd) *descriptor =
      library ? dlsym(library, "wl_display_get_fd") : NULL;
  return descriptor ? descriptor(display) : -1;
}

// Xlib's macros with these names would hide Swift's own types.
#undef Bool
#undef None
#undef Status
#undef True
#undef False

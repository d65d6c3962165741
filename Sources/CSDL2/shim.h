#include <SDL.h>
#include <SDL_syswm.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <wayland-client-core.h>

// Xlib's macros with these names would hide Swift's own types.
#undef Bool
#undef None
#undef Status
#undef True
#undef False

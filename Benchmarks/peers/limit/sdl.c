// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// SDL's own share of a start: loads it as our host does, opens the same window at once in its size,
// and shows one filled frame. No fonts, no texts, no pictures.
//
//   sdl WIDTH HEIGHT RRGGBB      needs $DISPLAY
#include "../../../Sources/CSDL2/shim.h"
#include "../tools/measure.h"

static RetourSDL sdl;

/// What our host does before it starts SDL: see `SDLSystem` of RetourHost.
static void prepare(void) {
  setenv("SDL_VIDEODRIVER", "x11", 1);
  setenv("XCOMPOSEFILE", "/dev/null", 0);
  setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0);
}

int main(int count, char **words) {
  if (count < 4) return 64;
  int width = atoi(words[1]), height = atoi(words[2]);
  uint32_t colour = (uint32_t)strtoul(words[3], NULL, 16);
  prepare();
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!library || retour_findSDL(library, &sdl)) return 69;
  sdl.SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  sdl.SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (sdl.InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)) return 69;
  int anywhere = SDL_WINDOWPOS_UNDEFINED_MASK;
  SDL_Window *window = sdl.CreateWindow(
      "sdl", anywhere, anywhere, width, height,
      SDL_WINDOW_HIDDEN | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_Surface *surface = window ? sdl.GetWindowSurface(window) : NULL;
  if (!surface || surface->format->BytesPerPixel != 4) return 69;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((char *)surface->pixels + (size_t)y * surface->pitch);
    for (int x = 0; x < width; x++) row[x] = colour;
  }
  sdl.ShowWindow(window);
  SDL_Rect whole = {0, 0, width, height};
  if (sdl.UpdateWindowSurfaceRects(window, &whole, 1)) return 69;
  reportMemory();
  fflush(stdout);
  sleep(60);
  return 0;
}

// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// What a frame made of a layer as one picture, for the next frame.
struct FlattenedLayer {
  var subList: SubList?
}

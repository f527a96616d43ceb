export type Size = { width: number; height: number }

/** A square of the picture. `x` and `y` are 0 to 1: how far it is from the left and the top of where it can be. */
export type Crop = { zoom: number; x: number; y: number }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export const mostZoom = 4

/** In the picture's own pixels. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

const within = (value: number) => Math.min(1, Math.max(0, value))

/** The picture follows the finger: `dx` and `dy` are in parts of the square that's shown. */
export function dragCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(size, crop)
  const moved = (position: number, room: number, delta: number) =>
    room < 1 ? position : within(position - (delta * side) / room)
  return { ...crop, x: moved(crop.x, size.width - side, dx), y: moved(crop.y, size.height - side, dy) }
}

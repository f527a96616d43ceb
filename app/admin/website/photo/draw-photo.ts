import { type Crop, cropSquare } from './crop.ts'

const photoPixels = 720
const mostBytes = 200_000
const qualities = [0.82, 0.72, 0.6, 0.45, 0.3]

/** Null if the browser can't read the file as a picture. Phones store which way is up in the file. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = cropSquare(picture, crop)
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const prefix = 'data:image/jpeg;base64,'

/** As a data URL. Redrawn, so nothing else from the file is left, such as where it was taken. */
export function encodePhoto(picture: ImageBitmap, crop: Crop) {
  const canvas = document.createElement('canvas')
  canvas.width = photoPixels
  canvas.height = photoPixels
  drawCrop(canvas, picture, crop)
  for (const quality of qualities) {
    const url = canvas.toDataURL('image/jpeg', quality)
    if (((url.length - prefix.length) * 3) / 4 <= mostBytes) return url
  }
}

export const jpegIn = (dataUrl: string) => dataUrl.slice(prefix.length)

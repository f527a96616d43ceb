const mostPixels = 1600
const mostBytes = 300_000
const qualities = [0.82, 0.7, 0.55, 0.4, 0.3]
const prefix = 'data:image/jpeg;base64,'

export type SmallPicture = { base64: string; dataUrl: string }

/** Redrawn as a small JPEG, so nothing else from the file is left, such as where it was taken. Throws if it's no picture. */
export async function smallPicture(file: File): Promise<SmallPicture> {
  // Phones store which way is up in the file.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of qualities) {
    const dataUrl = canvas.toDataURL('image/jpeg', quality)
    const base64 = dataUrl.slice(prefix.length)
    if ((base64.length * 3) / 4 <= mostBytes) return { base64, dataUrl }
  }
  throw new Error('Too detailed')
}

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Crop, dragCrop, mostZoom, wholeCrop } from './crop.ts'
import { drawCrop } from './draw-photo.ts'

type PhotoCropperProps = {
  picture: ImageBitmap
  isSending: boolean
  onUse: (crop: Crop) => void
  onCancel: () => void
}

const shownPixels = 480

/** A square of the picture, by dragging or with the sliders. */
export function PhotoCropper({ picture, isSending, onUse, onCancel }: PhotoCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholeCrop)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  // The file button that had the focus is gone.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-paper p-4">
      <p className="text-small text-ink-soft">Drag the picture, or use the sliders, until the square looks right.</p>
      <canvas
        ref={canvas}
        width={shownPixels}
        height={shownPixels}
        role="img"
        aria-label="The part of the picture that will be the photo"
        className="aspect-square w-full max-w-80 cursor-move touch-none rounded-card border border-line"
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ currentTarget, pointerId, movementX, movementY }) => {
          if (!currentTarget.hasPointerCapture(pointerId)) return
          const { width } = currentTarget.getBoundingClientRect()
          setCrop(current => dragCrop(picture, current, movementX / width, movementY / width))
        }}
      />
      <div className="flex max-w-80 flex-col gap-3">
        <Slider
          ref={first}
          label="Zoom"
          value={(crop.zoom - 1) / (mostZoom - 1)}
          onChange={value => setCrop({ ...crop, zoom: 1 + value * (mostZoom - 1) })}
        />
        <Slider label="Left to right" value={crop.x} onChange={x => setCrop({ ...crop, x })} />
        <Slider label="Top to bottom" value={crop.y} onChange={y => setCrop({ ...crop, y })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="strong" pending={isSending} onClick={() => onUse(crop)}>
          Use this photo
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

type SliderProps = {
  ref?: React.Ref<HTMLInputElement>
  label: string
  /** 0 to 1. */
  value: number
  onChange: (value: number) => void
}

function Slider({ ref, label, value, onChange }: SliderProps) {
  const id = useId()
  const percent = Math.round(value * 100)
  const control = useRef<HTMLInputElement>(null)
  // Not a style attribute: see RangeField.
  useEffect(() => control.current?.style.setProperty('--filled', `${percent}%`), [percent])
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <input
        id={id}
        ref={element => {
          control.current = element
          if (typeof ref === 'object' && ref) ref.current = element
        }}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} percent`}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
        className="range w-full focus-visible:rounded-control"
      />
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { FieldError, FieldHint } from '#app/ui/field.tsx'
import type { addPhoto, startWordsView } from '#contracts/words.ts'
import type { Crop } from './crop.ts'
import { encodePhoto, jpegIn, readPicture } from './draw-photo.ts'
import { PhotoCropper } from './photo-cropper.tsx'

type PhotoFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** The photo's address. Empty if there's none. */
  value: string
  onChange: (value: string) => void
}

const unreadable =
  "This file can't be used as a photo here. Use a JPEG or PNG. If it's from an iPhone, it may be a HEIC file: open it there, and send it to yourself as an email, which makes it a JPEG."

export function PhotoField({ label, hint, error, value, onChange }: PhotoFieldProps) {
  const id = useId()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  /** Drafts have no public address, so a new photo is shown from memory. */
  const [uploaded, setUploaded] = useState<{ photo: string; dataUrl: string }>()
  /** Where a draft's photo can be seen that was added before the page was loaded. */
  const view = useMutation({ mutationFn: () => callAdmin<typeof startWordsView>('POST /api/admin/words/view') })
  const upload = useMutation({
    mutationFn: async (dataUrl: string) => {
      const body = { jpeg: jpegIn(dataUrl) }
      const { photo } = await callAdmin<typeof addPhoto>('POST /api/admin/words/photos', { body })
      return { photo, dataUrl }
    },
    onSuccess: added => {
      setUploaded(added)
      setPicture(undefined)
      onChange(added.photo)
    },
  })
  const read = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    upload.reset()
    const read = await readPicture(file)
    if (read) setPicture(read)
    else setProblem(unreadable)
  }
  const use = (crop: Crop) => {
    const dataUrl = picture && encodePhoto(picture, crop)
    if (dataUrl) upload.mutate(dataUrl)
    else setProblem(unreadable)
  }
  const failure = upload.isError
    ? (errorMessage(upload.error) ?? "The photo couldn't be sent. Please try again.")
    : undefined
  const address = view.data && value ? `${view.data.base}${value}` : value
  const shown = uploaded?.photo === value ? uploaded.dataUrl : address
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldHint id={hint && `${id}-hint`}>{hint}</FieldHint>
      {picture ? (
        <PhotoCropper
          picture={picture}
          isSending={upload.isPending}
          onUse={use}
          onCancel={() => {
            setPicture(undefined)
            setProblem(undefined)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {shown && (
            <img
              src={shown}
              alt="What visitors will see"
              width="144"
              height="144"
              className="size-36 rounded-card border border-line object-cover"
              onError={() => view.isIdle && view.mutate()}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <label
              className={buttonClasses({
                variant: 'secondary',
                className:
                  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
              })}
            >
              {shown ? 'Choose another photo' : 'Choose or take a photo'}
              {/* These types, because iPhones then convert their own format. */}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-describedby={hint && `${id}-hint`}
                className="sr-only"
                onChange={({ target }) => {
                  read(target.files?.[0])
                  // So that choosing the same file again is a change.
                  target.value = ''
                }}
              />
            </label>
            {shown && (
              <Button variant="quiet" onClick={() => onChange('')}>
                Remove photo
              </Button>
            )}
          </div>
        </div>
      )}
      <div role="alert">
        <FieldError error={problem ?? failure ?? error} />
      </div>
    </fieldset>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { picturesCall, usePictures, useWordsView } from '#app/admin/website/words-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { FieldError, FieldHint } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { addPicture, SitePicture } from '#contracts/words.ts'
import type { ShapeFieldProps } from './field-props.ts'
import { type SmallPicture, smallPicture } from './small-picture.ts'
import { stringOf } from './values.ts'

export function PictureField({
  shape,
  value,
  error,
  onChange,
}: ShapeFieldProps<'picture'> & { error: string | undefined }) {
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const pictures = usePictures()
  const addressOf = usePictureAddress()
  const url = stringOf(value)
  const shown = pictures.data?.find(picture => picture.url === url)
  return (
    <fieldset aria-describedby={shape.hint && `${id}-hint`} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{shape.label}</legend>
      <FieldHint id={shape.hint && `${id}-hint`}>{shape.hint}</FieldHint>
      {url && (
        <img
          src={addressOf(url)}
          alt={shown?.alt ?? ''}
          className="max-h-48 max-w-full self-start rounded-card border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
          {url ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {url && !shape.required && (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            Remove it
          </Button>
        )}
      </div>
      <FieldError error={error} />
      <Dialog open={isChoosing} onClose={() => setIsChoosing(false)} title={shape.label}>
        {isChoosing && (
          <PictureChooser
            onChoose={picture => {
              onChange(picture.url, picture.alt)
              setIsChoosing(false)
            }}
          />
        )}
      </Dialog>
    </fieldset>
  )
}

/** One that isn't published yet has no public address. */
export function usePictureAddress() {
  const { data: view } = useWordsView()
  return (url: string) => (view && url.startsWith('/photos/') ? view.base + url : url)
}

/** The pictures that are there, and a way to add one. */
export function PictureChooser({ onChoose }: { onChoose: (picture: SitePicture) => void }) {
  const query = usePictures()
  const addressOf = usePictureAddress()
  return (
    <div className="flex flex-col gap-6">
      <NewPicture onAdded={onChoose} />
      <QueryState query={query} failure="Couldn't load the pictures">
        {pictures => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map(picture => (
              <li key={picture.url}>
                <button
                  type="button"
                  onClick={() => onChoose(picture)}
                  className="w-full cursor-pointer rounded-card border-2 border-line hover:border-pine"
                >
                  <img
                    src={addressOf(picture.url)}
                    alt={picture.alt}
                    loading="lazy"
                    className="aspect-3/2 w-full rounded-card object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

const unreadable =
  "This file can't be used as a picture here. Use a JPEG, PNG or WebP. If it's from an iPhone, it may be a HEIC file: open it there, and send it to yourself as an email, which makes it a JPEG."

function NewPicture({ onAdded }: { onAdded: (picture: SitePicture) => void }) {
  const [picture, setPicture] = useState<SmallPicture>()
  const [alt, setAlt] = useState('')
  const queryClient = useQueryClient()
  const read = useMutation({ mutationFn: smallPicture, onSuccess: setPicture })
  const upload = useMutation({
    mutationFn: (picture: SmallPicture) =>
      callAdmin<typeof addPicture>('POST /api/admin/words/pictures', { body: { picture: picture.base64, alt } }),
    onSuccess: added => {
      queryClient.setQueryData<SitePicture[]>([picturesCall], others => [added, ...(others ?? [])])
      onAdded(added)
    },
  })
  const problem = read.isError
    ? unreadable
    : upload.isError
      ? (errorMessage(upload.error) ?? "The picture couldn't be sent. Please try again.")
      : undefined
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (picture && !upload.isPending) upload.mutate(picture)
      }}
    >
      <label
        className={buttonClasses({
          variant: picture ? 'secondary' : 'strong',
          className:
            'self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        })}
      >
        {picture ? 'Take another one' : 'Use a picture of your own'}
        {/* These types, because iPhones then convert their own format. */}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) read.mutate(file)
            // So that choosing the same file again is a change.
            target.value = ''
          }}
        />
      </label>
      {picture && (
        <>
          <img
            src={picture.dataUrl}
            alt=""
            className="max-h-60 max-w-full self-start rounded-card border border-line"
          />
          <TextField
            label="What it shows"
            hint="For people who use a screen reader, and for search engines."
            required
            maxLength={300}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Button type="submit" variant="strong" className="self-start" pending={upload.isPending}>
            Use this picture
          </Button>
        </>
      )}
      <FailureText error={problem} />
    </form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { addArticle } from '#contracts/words.ts'
import { editPath } from './website-paths.ts'

const maxTitleLength = 90

export function NewArticle() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callAdmin<typeof addArticle>('POST /api/admin/words/articles', { body: { title } }),
    onSuccess: async ({ path }) => {
      // The list of pages has one more now.
      await queryClient.invalidateQueries()
      navigate(editPath({ page: `/${path}`, text: path }))
    },
  })
  return (
    <form
      className="flex flex-col items-start gap-3 py-3 *:first:w-full *:first:max-w-narrow"
      onSubmit={event => {
        event.preventDefault()
        if (title.trim() && !isPending) mutate()
      }}
    >
      <TextField
        label="New article"
        placeholder="Its title"
        hint="A draft: visitors see it once you've written and published it."
        maxLength={maxTitleLength}
        value={title}
        error={error ? (errorMessage(error) ?? "Couldn't add it. Please try again.") : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" pending={isPending} aria-disabled={!title.trim()}>
        Write it
      </Button>
    </form>
  )
}

import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FieldError, FieldHint, useField } from '#app/ui/field.tsx'
import type { Problem } from '#content/documents/blocks.ts'
import { mostCharacters } from '#content/documents/limits.ts'
import { parseDocument } from '#content/documents/parse-document.ts'
import { type BarAction, DocumentBar } from './document-bar.tsx'
import {
  addLink,
  addParagraph,
  continueList,
  type Edit,
  type Selection,
  toggleBold,
  toggleMark,
} from './edit-markdown.ts'

type DocumentFieldProps = {
  shape: { label: string; hint?: string | undefined }
  /** Markdown: a whole document, or the passage that was clicked on the page. */
  value: string
  onChange: (value: string) => void
  /** What the server refused. */
  error: string | undefined
  /** Shows the pictures that can be chosen, and lets the owner add one. */
  chooser: (onChoose: (picture: { url: string; alt: string }) => void) => ReactNode
}

export function DocumentField({ shape, value, onChange, error, chooser }: DocumentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [notice, setNotice] = useState('')
  const [isChoosing, setIsChoosing] = useState(false)
  const pictureAt = useRef<Selection>(undefined)
  const chosenPicture = useRef('')
  const { id, hintId, errorId, controlProps } = useField({ hint: shape.hint, error })
  const { problems } = parseDocument(useDeferredValue(value))

  const selection = () => {
    const { selectionStart = 0, selectionEnd = 0, value: text = '' } = area.current ?? {}
    return { text, start: selectionStart, end: selectionEnd }
  }
  const apply = (edit: Edit) => {
    if (!area.current) return
    replaceText(area.current, edit)
    onChange(area.current.value)
  }
  const act = (action: BarAction) => {
    setNotice('')
    if (action === 'picture') {
      pictureAt.current = selection()
      return setIsChoosing(true)
    }
    if (action === 'link') return apply(addLink(selection()))
    apply(action === 'bold' ? toggleBold(selection()) : toggleMark(selection(), action))
  }
  // Once the dialog has given the focus back, so that the text gets it. That may have moved the cursor.
  const closeChooser = () => {
    setIsChoosing(false)
    if (chosenPicture.current && pictureAt.current) apply(addParagraph(pictureAt.current, chosenPicture.current))
    chosenPicture.current = ''
  }
  const paste = async (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    setNotice('')
    const { start, end } = selection()
    if (start !== end && /^https:\/\/\S+$/.test(text.trim())) {
      event.preventDefault()
      apply(addLink(selection(), text.trim()))
    } else if (html || typedBullets.test(text)) {
      event.preventDefault()
      const { markdown, lost } = await readPasted(html, text)
      apply(isBlock.test(markdown) ? addParagraph(selection(), markdown) : insert(selection(), markdown))
      setNotice(lost.length > 0 ? `Pasted, but without ${listOf(lost)}.` : '')
    }
  }
  const pressKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return
    const edit = continueList(selection())
    if (!edit) return
    event.preventDefault()
    apply(edit)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {shape.label}
      </label>
      <FieldHint id={hintId}>{shape.hint}</FieldHint>
      <div
        className={`rounded-control border-2 bg-white outline-offset-2 outline-pine has-[textarea:focus-visible]:outline-3 ${error ? 'border-danger' : 'border-edge hover:border-pine'}`}
      >
        <DocumentBar onAct={act} />
        <textarea
          {...controlProps}
          ref={area}
          id={id}
          rows={6}
          spellCheck
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => loadPaste().catch(console.info)}
          onKeyDown={pressKey}
          onPaste={paste}
          className="block field-sizing-content max-h-[50dvh] min-h-40 w-full resize-y rounded-control bg-white px-4 py-2.5 outline-none"
        />
      </div>
      <FieldError id={errorId} error={error} />
      {value.length > mostCharacters * 0.9 && (
        <p className="text-small text-ink-soft">{`${value.length} of ${mostCharacters} characters`}</p>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {notice}
      </p>
      <Problems problems={problems} text={value} />
      <Dialog open={isChoosing} onClose={closeChooser} title="Add a picture">
        {isChoosing &&
          chooser(({ url, alt }) => {
            chosenPicture.current = pictureMarkdown(url, alt)
            setIsChoosing(false)
          })}
      </Dialog>
    </div>
  )
}

const typedBullets = /^\s*[•·▪◦‣∙●○■]\s/m
const isBlock = /\n|^(?:#|[->] |\d+\. )/

let pasteReader: typeof import('./pasted-markdown.ts') | undefined

/** With a parser of HTML, which nothing else here needs. */
async function loadPaste() {
  pasteReader ??= await import('./pasted-markdown.ts')
  return pasteReader
}

async function readPasted(html: string, text: string) {
  try {
    // Once it's loaded, what's typed next must come after it.
    const { pastedMarkdown, pastedText } = pasteReader ?? (await loadPaste())
    return html ? pastedMarkdown(html) : { markdown: pastedText(text), lost: [] }
  } catch {
    // Without a connection, for example.
    return { markdown: text, lost: ['its headings, lists and links'] }
  }
}

const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-CA').format(parts)

const pictureMarkdown = (url: string, alt: string) => `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`

const insert = ({ start, end }: { start: number; end: number }, text: string): Edit => ({
  from: start,
  to: end,
  text,
  select: [start + text.length, start + text.length],
})

/** As if it were typed, so that the browser can undo it. */
function replaceText(area: HTMLTextAreaElement, { from, to, text, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  // The only way to keep the browser's undo. Where it's missing, undo is too.
  const isTyped = document.execCommand(text ? 'insertText' : 'delete', false, text)
  if (!isTyped) area.setRangeText(text, from, to)
  area.setSelectionRange(...select)
}

type ProblemsProps = { problems: readonly Problem[]; text: string }

const mostShown = 5

/** With the words, because lines have no numbers and are longer than a phone is wide. */
function Problems({ problems, text }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="What the page can't show" className="flex flex-col gap-2 rounded-control bg-amber-soft px-4 py-3">
      {problems.slice(0, mostShown).map(problem => (
        <li key={`${problem.start} ${problem.message}`} className="text-small">
          {problem.message}{' '}
          <strong className="wrap-anywhere">{`“${beginningOf(text.slice(problem.start, problem.end))}”`}</strong>
        </li>
      ))}
      {problems.length > mostShown && <li className="text-small">{`And ${problems.length - mostShown} more.`}</li>}
    </ul>
  )
}

const beginningOf = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)

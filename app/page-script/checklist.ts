const shownAsCopiedMs = 2000

/** The buttons of a checklist in an article: one copies its text, the other prints it without the rest of the page. */
export function pressChecklistButton({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>('[data-checklist] button')
  const checklist = button?.closest<HTMLElement>('[data-checklist]')
  if (!checklist) return
  if (button?.name === 'print') printAlone(checklist)
  else copyText(checklist)
}

/** The styles for print leave out everything else. */
function printAlone({ dataset }: HTMLElement) {
  dataset.printed = ''
  addEventListener('afterprint', () => delete dataset.printed, { once: true })
  print()
}

async function copyText(checklist: HTMLElement) {
  const text = checklist.querySelector<HTMLElement>('[data-text]') as HTMLElement
  try {
    await navigator.clipboard.writeText(plainText(text))
    showState(checklist, 'copied')
    setTimeout(() => showState(checklist, 'idle'), shownAsCopiedMs)
  } catch {
    getSelection()?.selectAllChildren(text)
    showState(checklist, 'blocked')
  }
}

function showState(checklist: HTMLElement, state: string) {
  for (const element of checklist.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = !element.dataset.when?.split(' ').includes(state)
}

/** Without links and captions, which belong to the article. */
const plainText = (text: HTMLElement) =>
  [...text.querySelectorAll('h2, h3, h4, p:not(:has(a)), li')]
    .map(({ tagName, textContent }) => (tagName === 'LI' ? `\n- ${textContent}` : `\n\n${textContent}`))
    .join('')
    .trim()

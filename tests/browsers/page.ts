import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver, InputSource } from './driver.ts'

/** Generous, for a machine that's busy with something else. */
const maxWaitMs = 60_000

const selectors = {
  button: 'button, summary',
  link: 'a[href]',
  'menu link': '[popover] a',
  heading: 'h1, h2, h3',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
  option: 'input:is([type="radio"], [type="checkbox"])',
  tab: '[role="tab"]',
  toast: '.toast',
}
type Role = keyof typeof selectors

/** The visible element with this name, or the first one whose name starts with it. Runs in the page. */
function find(selector: string, name: string) {
  const nameOf = (element: HTMLInputElement) =>
    (element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).innerText).replace(/\s+/g, ' ').trim()
  const visible = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  return visible.find(element => nameOf(element) === name) ?? visible.find(element => nameOf(element).startsWith(name))
}
type Find = typeof find

/** The point to click, once nothing is moving and nothing covers the element. */
function pointOf(find: Find, selector: string, name: string, part: string) {
  const control = find(selector, name)
  const element = control?.matches('[type="radio"], [type="checkbox"]') ? control.labels?.[0] : control
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  if (!element || control?.disabled || isMoving) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width * Number(part)), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && element.contains(hit) ? { x, y } : undefined
}

/** Records errors in the page, because WebKit's driver doesn't report the console. */
function watchComplaints() {
  if ('complaints' in window) return
  const complaints: string[] = []
  Object.assign(window, { complaints })
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} blocked ${blockedURI}`),
  )
}

/** Code points from the WebDriver standard. */
const keys = { Enter: '\uE007', Escape: '\uE00C' }

/** A page in any browser, used the way a visitor does. Every step waits until it's possible. */
export class BrowserPage {
  readonly #driver: Driver
  readonly #origin: string
  #part = '0.4'

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Calls a function in the page. It's sent as text, so it can't use anything from outside. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) {
    return this.#driver.call(String(run), args) as Promise<Result>
  }

  /** Waits until the function returns something truthy in the page, and returns that. */
  async until<Result, Args extends unknown[]>(what: string, run: (...args: Args) => Result, ...args: Args) {
    return this.#poll(what, () => this.evaluate(run, ...args))
  }

  async open(path: string) {
    await this.#keepComplaints()
    await this.#driver.goto(`${this.#origin}${path}`)
    await this.#started()
  }

  async reload() {
    await this.#keepComplaints()
    await this.#driver.reload()
    await this.#started()
  }

  async click(role: Role, name: string) {
    // Alternates between two points: WebKit takes two quick clicks at one point for a double click.
    this.#part = this.#part === '0.4' ? '0.6' : '0.4'
    const args = [selectors[role], name, this.#part]
    let before = ''
    const point = await this.#poll(`${role} "${name}" to click`, async () => {
      const found = await this.#withFind<{ x: number; y: number } | undefined>(pointOf, ...args)
      const isSame = found && JSON.stringify(found) === before
      before = JSON.stringify(found)
      return isSame ? found : undefined
    })
    await this.#perform({
      id: 'mouse',
      type: 'pointer',
      actions: [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  /** Replaces the content of a field by typing. */
  async fill(name: string, text: string) {
    await this.click('field', name)
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await this.type(text)
    await this.until(
      `"${text}" in "${name}"`,
      value => (document.activeElement as HTMLInputElement).value === value,
      text,
    )
  }

  async type(text: string) {
    const actions = [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#perform({ id: 'keyboard', type: 'key', actions })
  }

  press(key: keyof typeof keys) {
    return this.type(keys[key])
  }

  /** Sets a select element. Its list is drawn by the system, out of the driver's reach. */
  async choose(name: string, option: string) {
    await this.sees('field', name)
    await this.#withFind(
      (find: Find, selector: string, label: string, value: string) => {
        const field = find(selector, label)
        if (!field) return
        field.value = value
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      },
      selectors.field,
      name,
      option,
    )
  }

  sees(role: Role, name: string) {
    return this.#poll(`${role} "${name}"`, () =>
      this.#withFind<boolean>(
        (find: Find, selector: string, words: string) => Boolean(find(selector, words)),
        selectors[role],
        name,
      ),
    )
  }

  async doesNotSee(role: Role, name: string) {
    await this.#poll(`no ${role} "${name}"`, () =>
      this.#withFind<boolean>(
        (find: Find, selector: string, words: string) => !find(selector, words),
        selectors[role],
        name,
      ),
    )
  }

  reads(words: string) {
    return this.until(`the words "${words}"`, text => document.body.innerText.includes(text), words)
  }

  isAt(path: string) {
    return this.until(`the address ${path}`, address => location.pathname + location.search === address, path)
  }

  /** Errors and warnings on all pages so far. */
  async complaints() {
    await this.#keepComplaints()
    return this.#driver.complaints
  }

  /** Waits until React has hydrated the page. */
  async #started() {
    await this.evaluate(watchComplaints)
    await this.until('the app to start', () => 'hydrated' in document.documentElement.dataset)
  }

  /** Called before a page is left, because its record goes with it. */
  async #keepComplaints() {
    const kept = await this.evaluate(() => (window as unknown as { complaints?: string[] }).complaints?.splice(0))
    this.#driver.complaints.push(...(kept ?? []))
  }

  #withFind<Result>(run: (find: Find, ...args: [string, string, string]) => unknown, ...args: string[]) {
    return this.#driver.call(`(...args) => (${run})(${find}, ...args)`, args) as Promise<Result>
  }

  #perform(source: InputSource) {
    return this.#driver.perform([source])
  }

  async #poll<Result>(what: string, look: () => Promise<Result>) {
    const deadline = performance.now() + maxWaitMs
    for (;;) {
      const result = await look()
      if (result) return result as NonNullable<Result>
      if (performance.now() > deadline) throw new Error(`Timed out waiting for ${what}. ${await this.#describe()}`)
      await sleep(20)
    }
  }

  #describe() {
    return this.evaluate(() => `The page is ${location.href}:\n${document.body.innerText.slice(0, 2000)}`)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver, InputSource } from './driver.ts'

const timeoutMs = 60_000

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

/** Finds a visible element by its name, or else by the start of its name. Runs in the page. */
function find(selector: string, name: string) {
  const nameOf = (element: HTMLInputElement) =>
    (element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).innerText).replace(/\s+/g, ' ').trim()
  const visible = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  return visible.find(element => nameOf(element) === name) ?? visible.find(element => nameOf(element).startsWith(name))
}
type Find = typeof find

/** Returns where to click, or undefined while something is moving or covers the element. Runs in the page. */
function clickPoint(find: Find, selector: string, name: string, part: string) {
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

/** Collects errors in the page, because WebKit's driver doesn't report the console. */
function collectErrors() {
  if ('pageErrors' in window) return
  const pageErrors: string[] = []
  Object.assign(window, { pageErrors })
  addEventListener('error', ({ message }) => pageErrors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageErrors.push(`${violatedDirective} blocked ${blockedURI}`),
  )
}

const keys = { Enter: '\uE007', Escape: '\uE00C' }

/** Every action and expectation waits until it succeeds or times out. */
export class BrowserPage {
  readonly #driver: Driver
  readonly #origin: string
  #part = '0.4'

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Runs a function in the page. It's sent as source text, so it can't use variables from outside. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) {
    return this.#driver.call(String(run), args) as Promise<Result>
  }

  async waitUntil<Result, Args extends unknown[]>(what: string, run: (...args: Args) => Result, ...args: Args) {
    return this.#poll(what, () => this.evaluate(run, ...args))
  }

  async open(path: string) {
    await this.#saveErrors()
    await this.#driver.goto(`${this.#origin}${path}`)
    await this.#waitForScripts()
  }

  async reload() {
    await this.#saveErrors()
    await this.#driver.reload()
    await this.#waitForScripts()
  }

  async click(role: Role, name: string) {
    // Alternates between two points, because WebKit treats two quick clicks at one point as a double click.
    this.#part = this.#part === '0.4' ? '0.6' : '0.4'
    const args = [selectors[role], name, this.#part]
    let before = ''
    const point = await this.#poll(`${role} "${name}" to click`, async () => {
      const found = await this.#withFind<{ x: number; y: number } | undefined>(clickPoint, ...args)
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

  async fill(name: string, text: string) {
    await this.click('field', name)
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await this.type(text)
    await this.waitUntil(
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

  /** Sets the value by script, because the driver can't reach the list that the system draws. */
  async choose(name: string, option: string) {
    await this.expectVisible('field', name)
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

  expectVisible(role: Role, name: string) {
    return this.#poll(`${role} "${name}"`, () =>
      this.#withFind<boolean>(
        (find: Find, selector: string, words: string) => Boolean(find(selector, words)),
        selectors[role],
        name,
      ),
    )
  }

  async expectHidden(role: Role, name: string) {
    await this.#poll(`no ${role} "${name}"`, () =>
      this.#withFind<boolean>(
        (find: Find, selector: string, words: string) => !find(selector, words),
        selectors[role],
        name,
      ),
    )
  }

  expectText(text: string) {
    return this.waitUntil(`the text "${text}"`, expected => document.body.innerText.includes(expected), text)
  }

  /** Also waits for the page's scripts: Firefox reports an error if a page is left while they load. */
  expectPath(path: string) {
    return this.waitUntil(
      `the path ${path}`,
      expected => location.pathname + location.search === expected && 'ready' in document.documentElement.dataset,
      path,
    )
  }

  async pageErrors() {
    await this.#saveErrors()
    return this.#driver.pageErrors
  }

  async #waitForScripts() {
    await this.evaluate(collectErrors)
    await this.waitUntil('the scripts', () => 'ready' in document.documentElement.dataset)
  }

  /** Must run before navigating, because the errors are stored in the page. */
  async #saveErrors() {
    const found = await this.evaluate(() => (window as unknown as { pageErrors?: string[] }).pageErrors?.splice(0))
    this.#driver.pageErrors.push(...(found ?? []))
  }

  #withFind<Result>(run: (find: Find, ...args: [string, string, string]) => unknown, ...args: string[]) {
    return this.#driver.call(`(...args) => (${run})(${find}, ...args)`, args) as Promise<Result>
  }

  #perform(source: InputSource) {
    return this.#driver.perform([source])
  }

  /** A check fails while the next document is loading and still empty. */
  async #poll<Result>(what: string, check: () => Promise<Result>) {
    const deadline = performance.now() + timeoutMs
    for (;;) {
      let failure: unknown
      const result = await check().catch(error => {
        failure = error
      })
      if (result) return result as NonNullable<Result>
      if (performance.now() > deadline)
        throw new Error(`Timed out waiting for ${what}. ${await this.#describe()}`, { cause: failure })
      await sleep(20)
    }
  }

  #describe() {
    return this.evaluate(() => `The page is ${location.href}:\n${document.body.innerText.slice(0, 2000)}`)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './drivers.ts'

const timeoutMs = 60_000

const selectors = {
  button: 'button, summary',
  link: 'a[href]',
  'menu link': '[popover] a',
  heading: 'h1, h2, h3',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
  option: 'input:is([type="radio"], [type="checkbox"])',
  tab: '[role="tab"]',
  toast: '.toast p',
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
function clickPoint(find: Find, selector: string, name: string, part: number) {
  const control = find(selector, name)
  const element = control?.matches('[type="radio"], [type="checkbox"]') ? control.labels?.[0] : control
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  if (!element || control?.disabled || isMoving) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width * part), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && element.contains(hit) ? { x, y } : undefined
}

/** Sets the value by script, because the driver can't reach the list that the system draws. Runs in the page. */
function chooseIn(find: Find, selector: string, name: string, value: string) {
  const field = find(selector, name)
  if (!field) return false
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

const errorsKey = 'page errors'

/** Collects errors in the page, because WebKit's driver doesn't report the console. Runs in the page. */
function collectErrors(key: string) {
  const add = (text: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`)
  addEventListener('error', ({ message }) => add(message))
  addEventListener('unhandledrejection', ({ reason }) => add(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`${violatedDirective} blocked ${blockedURI}`),
  )
}

/** Every action and expectation waits until it succeeds or times out. */
export class BrowserPage {
  readonly #driver: Driver
  readonly #origin: string
  #part = 0.4

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Runs a function in the page. It's sent as source text, so it can't use variables from outside. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) {
    return this.#driver.call(String(run), args) as Promise<Result>
  }

  waitUntil<Result, Args extends unknown[]>(what: string, run: (...args: Args) => Result, ...args: Args) {
    return this.#poll(what, () => this.evaluate(run, ...args))
  }

  async open(path: string) {
    await this.#driver.goto(`${this.#origin}${path}`)
    await this.#waitForScripts()
  }

  async reload() {
    await this.#driver.reload()
    await this.#waitForScripts()
  }

  async click(role: Role, name: string) {
    // Alternates between two points, because WebKit treats two quick clicks at one point as a double click.
    this.#part = this.#part === 0.4 ? 0.6 : 0.4
    let before = ''
    const { x, y } = await this.#poll(`${role} "${name}" to click`, async () => {
      const point = await this.#withFind(clickPoint, role, name, this.#part)
      const isStill = point && JSON.stringify(point) === before
      before = JSON.stringify(point)
      return isStill ? point : undefined
    })
    await this.#driver.clickAt(x, y)
  }

  async fill(name: string, text: string) {
    await this.click('field', name)
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await this.#driver.type(text)
    const isFilled = (value: string) => (document.activeElement as HTMLInputElement).value === value
    await this.waitUntil(`"${text}" in "${name}"`, isFilled, text)
  }

  press(key: 'Enter' | 'Escape') {
    return this.#driver.press(key)
  }

  choose(name: string, option: string) {
    return this.#poll(`field "${name}"`, () => this.#withFind(chooseIn, 'field', name, option))
  }

  expectVisible(role: Role, name: string) {
    const isVisible = (find: Find, selector: string, words: string) => Boolean(find(selector, words))
    return this.#poll(`${role} "${name}"`, () => this.#withFind(isVisible, role, name))
  }

  expectHidden(role: Role, name: string) {
    const isHidden = (find: Find, selector: string, words: string) => !find(selector, words)
    return this.#poll(`no ${role} "${name}"`, () => this.#withFind(isHidden, role, name))
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

  async errors() {
    const collected = await this.evaluate(key => sessionStorage.getItem(key), errorsKey)
    return [...this.#driver.consoleErrors.splice(0), ...(collected ? [collected] : [])]
  }

  async #waitForScripts() {
    await this.evaluate(collectErrors, errorsKey)
    await this.waitUntil('the scripts', () => 'ready' in document.documentElement.dataset)
  }

  #withFind<Result, Args extends unknown[]>(
    run: (find: Find, selector: string, ...args: Args) => Result,
    role: Role,
    ...args: Args
  ) {
    return this.#driver.call(`(...args) => (${run})(${find}, ...args)`, [selectors[role], ...args]) as Promise<Result>
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
      if (performance.now() > deadline) {
        const shown = await this.evaluate(() => `${location.href}:\n${document.body.innerText.slice(0, 2000)}`)
        throw new Error(`Timed out waiting for ${what}. The page is ${shown}`, { cause: failure })
      }
      await sleep(20)
    }
  }
}

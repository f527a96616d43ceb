type Rule = { name: string; uses: number; windowMs: number }
type Window = { uses: number; endsAt: number; rememberedUntil: number }

const rememberMs = 5000

/** Fixed windows that start with a use. For 5 seconds after a refusal, nothing is counted. */
export class LimitModel {
  private readonly windows = new Map<string, Window>()

  /** Returns undefined, or when the refusal ends. */
  take(rules: readonly Rule[], visitor: string, now: number): number | undefined {
    const named = rules.map(rule => ({ rule, key: `${rule.name} ${visitor}` }))
    const refused = named.flatMap(({ key }) => this.windows.get(key) ?? []).filter(w => w.rememberedUntil > now)
    if (refused.length > 0) return Math.max(...refused.map(({ endsAt }) => endsAt))
    const exceeded = named.map(({ rule, key }) => this.count(rule, key, now)).filter(end => end !== undefined)
    return exceeded.length > 0 ? Math.max(...exceeded) : undefined
  }

  private count({ uses, windowMs }: Rule, key: string, now: number) {
    const current = this.windows.get(key)
    const window = current && current.endsAt > now ? current : { uses: 0, endsAt: now + windowMs, rememberedUntil: 0 }
    this.windows.set(key, window)
    window.uses += 1
    if (window.uses <= uses) return undefined
    window.rememberedUntil = Math.min(window.endsAt, now + rememberMs)
    return window.endsAt
  }
}

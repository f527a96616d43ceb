import { otherSource } from '#contracts/constants.ts'
import { campaignName, type Visit } from '#contracts/form-extras.ts'
import type { SourceKind } from '#contracts/visits.ts'

/** A visit has one. The name is empty if it came directly. */
export type Source = { kind: SourceKind; name: string }

type Assistant = {
  name: string
  /** Without subdomains, which count too. Some add their host or name to links, as `utm_source`. */
  hosts: readonly string[]
  /** Parts of the User-Agent header with which they fetch pages. */
  agents?: readonly string[]
}

/** By their own documentation. Check it now and then: they come and go. */
export const assistantsCheckedOn = '2026-11-19'

export const assistants: readonly Assistant[] = [
  // Its API adds the label "openai".
  {
    name: 'ChatGPT',
    hosts: ['chatgpt.com', 'openai.com', 'openai'],
    agents: ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User'],
  },
  { name: 'Claude', hosts: ['claude.ai'], agents: ['ClaudeBot', 'Claude-User', 'Claude-SearchBot'] },
  { name: 'Perplexity', hosts: ['perplexity.ai'], agents: ['PerplexityBot', 'Perplexity-User'] },
  { name: 'Gemini', hosts: ['gemini.google.com'], agents: ['Gemini-Deep-Research', 'Google-NotebookLM'] },
  { name: 'Copilot', hosts: ['copilot.microsoft.com', 'copilot.cloud.microsoft', 'copilot.com'] },
  { name: 'Grok', hosts: ['grok.com'] },
  { name: 'Meta AI', hosts: ['meta.ai'], agents: ['meta-externalagent', 'meta-externalfetcher', 'meta-webindexer'] },
  { name: 'Mistral', hosts: ['mistral.ai'], agents: ['MistralAI-User', 'MistralAI-Index', 'MistralAI-Training'] },
  { name: 'DeepSeek', hosts: ['chat.deepseek.com'] },
  { name: 'Duck.ai', hosts: ['duck.ai'], agents: ['DuckAssistBot'] },
]

const searchEngines = [
  { name: 'Bing', hosts: ['bing.com'] },
  { name: 'DuckDuckGo', hosts: ['duckduckgo.com'] },
  { name: 'Yahoo', hosts: ['search.yahoo.com'] },
  { name: 'Ecosia', hosts: ['ecosia.org'] },
  { name: 'Brave', hosts: ['search.brave.com'] },
  { name: 'Startpage', hosts: ['startpage.com'] },
  { name: 'Qwant', hosts: ['qwant.com'] },
]

/** Google has a host per country, and its app has one of its own. Gmail and others aren't search. */
const googleSearch = /^((www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?|com\.google\.android\.googlequicksearchbox)$/

const atHost = <Site extends { hosts: readonly string[] }>(sites: readonly Site[], host: string) =>
  sites.find(({ hosts }) => hosts.some(known => host === known || host.endsWith(`.${known}`)))

const hostName = /^([a-z0-9-]+\.){1,3}([a-z]{2,}|xn--[a-z0-9-]+)$/
const maxHostLength = 60
/** They're in no public network, and people name their computers after themselves. */
const privateEnding = /\.(local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)$/

const plainLabel = /^[\p{L}\d][\p{L}\d _.-]{0,39}$/u
/** Such as 2026-11 or 20261117: many labels have the date of a newsletter. */
const date = /(?<!\d)20[2-4]\d[-_.]?(0[1-9]|1[0-2])([-_.]?[0-3]\d)?(?!\d)/g
/** An identifier, or a part of a phone number. */
const manyDigits = /(\d\D*){6}/

/**
 * Totals can't be exported or erased, so nothing that looks like a person is counted by name. Anyone can send anything,
 * and newsletter services may put the reader's address into their links.
 */
export function sourceOf(visit: Visit, ownHosts: readonly string[]): Source {
  const label = campaignName(visit)
  const labeled = assistants.find(({ name, hosts }) => [name.toLowerCase(), ...hosts].includes(label.toLowerCase()))
  if (labeled) return { kind: 'assistant', name: labeled.name }
  if (label) return { kind: 'campaign', name: isPlainLabel(label) ? label : otherSource }
  const host = (visit.referrerHost ?? '').toLowerCase()
  if (!host || ownHosts.some(own => withoutPort(own) === withoutPort(host))) return { kind: 'direct', name: '' }
  const assistant = atHost(assistants, host)
  if (assistant) return { kind: 'assistant', name: assistant.name }
  const engine = googleSearch.test(host) ? { name: 'Google' } : atHost(searchEngines, host)
  if (engine) return { kind: 'search', name: engine.name }
  return { kind: 'website', name: isPublicHost(host) ? host : otherSource }
}

/** Whose program fetches a page, by its User-Agent header. */
export const assistantOf = (userAgent = '') =>
  assistants.find(({ agents = [] }) => agents.some(agent => userAgent.includes(agent)))?.name

/** Like an address of a page, here or on the site before this one, and unlike an identifier. */
export const couldBePage = (path: string) =>
  path.length <= 100 && /^(\/[a-z0-9][a-z0-9-]*){1,4}(\.html?)?\/?$/.test(path) && !manyDigits.test(path)

const isPublicHost = (host: string) =>
  host.length <= maxHostLength && hostName.test(host) && !privateEnding.test(host) && !manyDigits.test(host)

const isPlainLabel = (label: string) => plainLabel.test(label.normalize()) && !manyDigits.test(label.replace(date, ''))

const withoutPort = (host: string) => host.replace(/:\d+$/, '')

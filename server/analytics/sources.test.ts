import { expect, test } from 'vitest'
import { otherSource } from '#contracts/constants.ts'
import { assistantOf, assistants, assistantsCheckedOn, couldBePage, sourceOf } from './sources.ts'

const from = (visit: Parameters<typeof sourceOf>[0]) => {
  const { kind, name } = sourceOf(visit, ['modernize.example:3000', 'www.modernize.example'])
  return [kind, name]
}

test(`knows each assistant by its hosts, its labels and its programs, as of ${assistantsCheckedOn}`, () => {
  for (const { name, hosts, agents = [] } of assistants) {
    for (const host of hosts) expect(from({ referrerHost: `www.${host}` }), host).toEqual(['assistant', name])
    for (const utmSource of [name, ...hosts])
      expect(from({ utmSource, referrerHost: 'x.example' })).toEqual(['assistant', name])
    for (const agent of agents) expect(assistantOf(`Mozilla/5.0 (compatible; ${agent}/1.2)`), agent).toBe(name)
  }
  expect(assistantOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBeUndefined()
  expect(assistantOf(undefined)).toBeUndefined()
})

test.each([
  [{ utmSource: 'newsletter' }, 'campaign', 'newsletter'],
  [{ utmSource: 'newsletter', utmCampaign: ' fall ' }, 'campaign', 'fall'],
  [{ utmCampaign: 'fall', referrerHost: 'www.google.com' }, 'campaign', 'fall'],
  [{ referrerHost: 'www.google.ca' }, 'search', 'Google'],
  [{ referrerHost: 'google.co.uk' }, 'search', 'Google'],
  [{ referrerHost: 'com.google.android.googlequicksearchbox' }, 'search', 'Google'],
  [{ referrerHost: 'mail.google.com' }, 'website', 'mail.google.com'],
  [{ referrerHost: 'google.evil.example' }, 'website', 'google.evil.example'],
  [{ referrerHost: 'ca.search.yahoo.com' }, 'search', 'Yahoo'],
  [{ referrerHost: 'notbing.com' }, 'website', 'notbing.com'],
  [{ referrerHost: 'WWW.News.Example' }, 'website', 'www.news.example'],
  [{ referrerHost: 'modernize.example:443' }, 'direct', ''],
  [{ referrerHost: 'www.modernize.example' }, 'direct', ''],
  [{}, 'direct', ''],
])('counts a visit with %j as %s "%s"', (visit, kind, name) => {
  expect(from(visit)).toEqual([kind, name])
})

test.each([
  '<b>x</b>.example',
  '203.0.113.7',
  '[2001:db8::1]',
  'intranet',
  'annas-macbook.local',
  'annas-pc.home.arpa',
  'a b.example',
  '.',
  'crm.example:8443',
  'anna.smith.leads.crm.example',
  'client-2045550123.example',
  `${'x'.repeat(60)}.example`,
])('counts the host %s without its name', referrerHost => {
  expect(from({ referrerHost })).toEqual(['website', otherSource])
})

test.each(['12345', 'Fall 2026', 'e\u0301te\u0301', 'news.202611', 'newsletter_2026-11-17', '\u00e9t\u00e9'])(
  'counts the label %s by name',
  label => {
    for (const visit of [{ utmCampaign: label }, { utmSource: label }]) expect(from(visit)).toEqual(['campaign', label])
  },
)

test.each([
  'anna@example.com',
  'anna%40example.com',
  'client 4711 Anna Example +1 204 555 0199',
  '204-555-0199',
  '20261117-4711-23',
  "'; drop table page_visits; --",
  'a-label-that-is-longer-than-any-campaign-needs',
  '\u202E!',
  '٢٠٤٥٥٥',
])('counts the label %s, which may be about a person, without its name', utmCampaign => {
  expect(from({ utmCampaign })).toEqual(['campaign', otherSource])
})

test('tells addresses of pages from scans, files and identifiers', () => {
  for (const path of ['/articles/90-day-modernization-plan', '/blog/selling-a-business/', '/services.html'])
    expect(couldBePage(path), path).toBe(true)
  const others = [
    '/wp-login.php',
    '/.env',
    '/a/b/c/d/e',
    '/shared/Xk3_9sQ',
    '/photo.jpg',
    '/a'.repeat(60),
    '/o-4711-23',
  ]
  for (const path of others) expect(couldBePage(path), path).toBe(false)
})

import { InlineJson } from '#app/shell/inline-json.tsx'
import { islandId, islandPropsId, type Page } from '#app/shell/page.ts'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import type { Content } from '#content/all-content.ts'
import { adminWordsOf } from './words/admin-words.ts'

/** The document of the whole admin area, which the browser fills. */
export const createAdminShell = (content: Content, siteUrl: string): Page => ({
  path: '/admin',
  title: `Admin | ${content.site.name}`,
  description: 'For our team only.',
  isUnlisted: true,
  isForUnknownPaths: true,
  body: (
    <>
      <div id={islandId} className="flex grow flex-col">
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-gutter py-10">
          <NoScriptNotice>The admin area needs JavaScript.</NoScriptNotice>
          <p role="status" className="text-lead text-ink-soft">
            Loading...
          </p>
        </main>
      </div>
      <InlineJson type="application/json" id={islandPropsId} json={JSON.stringify(adminWordsOf(content, siteUrl))} />
    </>
  ),
  isAdmin: true,
})

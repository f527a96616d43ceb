import { logOutAdmin } from '#app/admin/session/admin-api.ts'
import { useHasAdminToken } from '#app/admin/session/admin-token.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { AdminPage } from './admin-page.ts'

export function AdminHeading({ title, back }: Pick<AdminPage, 'title' | 'back'>) {
  const hasToken = useHasAdminToken()
  return (
    <div className="border-b border-line bg-paper-deep print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-gutter pt-4 pb-5 sm:pt-6">
        {back && (
          <AdminLinkButton
            to={back.to}
            variant="quiet"
            className="-ml-4 justify-self-start max-sm:px-4 sm:col-span-2 sm:-ml-6"
          >
            <span aria-hidden="true">←</span> {back.label}
          </AdminLinkButton>
        )}
        <h1 className={classNames('text-heading-2 text-pine-deep', back && 'max-sm:order-1 max-sm:col-span-2')}>
          {title}
        </h1>
        {/* Invisible rather than absent, so that the layout doesn't shift after the session check. */}
        <Button
          variant="secondary"
          onClick={logOutAdmin}
          className={classNames('max-sm:px-4', !hasToken && 'invisible')}
        >
          Logout
        </Button>
      </div>
    </div>
  )
}

import type { ComponentType } from 'react'
import { isRouteErrorResponse, Outlet, type RouteObject, useRouteError } from 'react-router'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { ActivityPage } from './activity/activity-page.tsx'
import type { AdminPath } from './admin-paths.ts'
import { AnalyticsPage } from './analytics/analytics-page.tsx'
import { AdminDashboard } from './dashboard/admin-dashboard.tsx'
import { DatabasePage } from './database/database-page.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import { AdminLayout } from './frame/admin-layout.tsx'
import type { AdminPage } from './frame/admin-page.ts'
import { LeadsPage } from './leads/leads-page.tsx'
import { LoginPage } from './session/login-page.tsx'
import { loginPath } from './session/return-location.ts'
import { SettingsPage } from './settings/settings-page.tsx'
import { EditorPage } from './website/editor/editor-page.tsx'
import { HistoryPage } from './website/history-page.tsx'
import { PublishPage } from './website/publish-page.tsx'
import { WebsitePage } from './website/website-page.tsx'
import { editorPath, historyPath, publishPath, websitePath } from './website/website-paths.ts'

type PageRoute = { path: AdminPath; handle: AdminPage; Component: ComponentType }

const login: PageRoute = { path: loginPath, handle: { title: 'Admin Login' }, Component: LoginPage }

const toDashboard = { to: '/admin', label: 'Back to Dashboard' }
const toSettings = { to: '/admin/settings', label: 'Back to Settings' }
const toWebsite = { to: websitePath, label: 'Back to Website' }

const guarded: PageRoute[] = [
  { path: '/admin', handle: { title: 'Admin Dashboard', hasLogout: true }, Component: AdminDashboard },
  {
    path: '/admin/analytics',
    handle: { title: 'Analytics', back: toDashboard, hasLogout: true },
    Component: AnalyticsPage,
  },
  {
    path: '/admin/database',
    handle: { title: 'Database Management', back: toDashboard, hasLogout: true },
    Component: DatabasePage,
  },
  { path: '/admin/leads', handle: { title: 'Leads' }, Component: LeadsPage },
  { path: '/admin/settings', handle: { title: 'Settings' }, Component: SettingsPage },
  { path: '/admin/activity', handle: { title: 'Activity', back: toSettings }, Component: ActivityPage },
  { path: websitePath, handle: { title: 'Website' }, Component: WebsitePage },
  { path: editorPath, handle: { title: 'Edit the website', isFullScreen: true }, Component: EditorPage },
  { path: publishPath, handle: { title: 'Publish', back: toWebsite }, Component: PublishPage },
  { path: historyPath, handle: { title: 'History', back: toWebsite }, Component: HistoryPage },
]

/** Without lazy pages: nothing has to load after the login, and no release can remove what an open tab still needs. */
export const adminAppRoutes: RouteObject[] = [
  {
    Component: AdminRoot,
    ErrorBoundary: AdminError,
    children: [login, { Component: AdminFrame, children: guarded }],
  },
]

function AdminRoot() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  )
}

function AdminError() {
  const error = useRouteError()
  return (
    <AdminLayout>
      <ErrorScreen error={isRouteErrorResponse(error) ? `${error.status}: ${error.statusText}` : error} />
    </AdminLayout>
  )
}

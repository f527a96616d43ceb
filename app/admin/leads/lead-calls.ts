export const leadsPath = '/api/admin/leads'

export const leadPath = (id: string) => `${leadsPath}/${encodeURIComponent(id)}` as const

export const leadCall = (id: string) => `GET ${leadPath(id)}` as const

export const overviewCall = 'GET /api/admin/overview'

export const activityPath = '/admin/activity'

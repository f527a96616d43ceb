import type { PushState, turnOffPush, turnOnPush } from '#contracts/push.ts'
import { callAdmin } from './admin-api.ts'
import { notifiedChoice, storeNotifiedChoice } from './admin-token.ts'

const workerPath = '/admin-worker.js'
const scope = '/admin'

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (url: string) => string }
}

/** The page's policy allows this one script for workers. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('admin-worker', {
  createScriptURL: () => workerPath,
})

export async function notifyDevice({ key, isOn }: PushState, showsNames: boolean) {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new DOMException('No permission', 'NotAllowedError')
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? workerPath, { scope })
  const { pushManager } = await navigator.serviceWorker.ready
  const earlier = await pushManager.getSubscription()
  // It may have been made with another key.
  if (!isOn) await earlier?.unsubscribe()
  const subscription =
    (isOn && earlier) || (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const state = await send(subscription, showsNames)
  storeNotifiedChoice(showsNames ? 'names' : 'no names')
  return state
}

/** The notifications belong to a login, so the next one takes them over, unless the owner had logged out. */
export async function keepNotified() {
  const choice = notifiedChoice()
  const subscription = choice && (await subscriptionHere())
  if (subscription) await send(subscription, choice === 'names')
}

export async function stopNotifying() {
  const state = await callAdmin<typeof turnOffPush>('DELETE /api/admin/push')
  storeNotifiedChoice(undefined)
  await (await subscriptionHere())?.unsubscribe()
  return state
}

async function subscriptionHere() {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return registration?.pushManager.getSubscription()
}

function send(subscription: PushSubscription, showsNames: boolean) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return callAdmin<typeof turnOnPush>('POST /api/admin/push', { body: { endpoint, p256dh, auth, showsNames } })
}

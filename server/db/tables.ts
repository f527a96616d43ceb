/** Times are ISO text in UTC, keys are text, yes/no is 0 or 1: values look the same from both databases. */
export type Tables = {
  rate_limits: {
    key: string
    uses: number
    window_ends_at: string
  }
  admin_sessions: {
    /** Of the token and the password: neither can be read from it, and a new password fits none. */
    token_hash: string
    created_at: string
    last_used_at: string
  }
  /** What visitors sent: one row per form. */
  forms: {
    /** A UUIDv7, so that newer forms sort after older ones. */
    id: string
    kind: string
    /** Which survey: exit or optimize. */
    variant: string | null
    name: string
    email: string
    /** The address in lower case: one person, however they typed it. */
    email_key: string
    phone: string | null
    business_name: string
    /** JSON: everything the form asks for apart from the contact details. */
    answers: string
    /** JSON: what the visitor agreed to, in the words they saw. */
    consents: string
    submitted_at: string
    /** Why this may be a bot; null for people. */
    bot_check: string | null
    first_page: string | null
    referrer_host: string | null
    /** JSON: the campaign parameters, by name. */
    utm: string | null
    /** In lower case: what the admin's search looks through. */
    search_text: string
    /** SHA-256 of the kind and the request's idempotency key. Cleared after a while, along with the next two. */
    idempotency_key: string | null
    body_hash: string | null
    /** JSON: what we responded. Null while the emails are being sent. */
    response: string | null
  }
  /** What a purged form's visitor had agreed to, which is kept longer than the form. */
  consents: {
    /** Of the form. */
    id: string
    email: string
    email_key: string
    consents: string
    submitted_at: string
  }
  /** One row per person, whichever forms they sent: written with each of them. */
  people: {
    /** A UUIDv7. */
    id: string
    email_key: string
    /** Address, name, business and phone as in the latest form. */
    email: string
    name: string
    business_name: string
    phone: string | null
    /** In lower case: what the administrator's search looks through. */
    search_text: string
    first_submitted_at: string
    last_submitted_at: string
    /** Of the first form: what brought them here. */
    first_page: string | null
    referrer_host: string | null
    /** Why all their forms may be a bot's; null as soon as one of them passes the check. */
    bot_check: string | null
    status: string
    /** Until when the first form that was not answered yet is promised an answer. */
    due_at: string
    answered_at: string | null
    note: string
  }
  analytics_sessions: {
    /** Random, not time-ordered: knowing it lets a browser write to the session. */
    id: string
    survey_type: string
    email_hash: string | null
    is_completed: number
    toolkit_opt_in: number
    started_at: string
    completed_at: string | null
    /** The step that was seen last, and the furthest one. */
    last_step: number
    furthest_step: number
  }
  analytics_events: {
    id: string
    session_id: string
    event_type: string
    question_id: string | null
    step_index: string | null
    /** JSON. */
    payload: string | null
    created_at: string
  }
  emails: {
    id: string
    form_id: string
    template: string
    /** A visitor's address; empty for the team, whose addresses are a setting. */
    recipient: string | null
    /** The inbox behind it, whatever tag the address carries: what the day's limit counts. */
    inbox_key: string | null
    message_id: string
    unsubscribe_token: string | null
    status: string
    attempts: number
    next_attempt_at: string
    /** Until then one process alone may send it. */
    leased_until: string | null
    last_error: string | null
    created_at: string
    sent_at: string | null
  }
  suppressions: {
    /** SHA-256 of the address in lower case: it must outlive the erasure of all else about a person. */
    address_hash: string
    suppressed_at: string
  }
}

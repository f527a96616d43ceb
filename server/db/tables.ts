/** What all leads have in common: who, when, and where they came from. */
type LeadColumns = {
  /** A UUIDv7, so that newer leads sort after older ones. */
  id: string
  name: string
  email: string
  /** The address in lower case: one person, however they typed it. */
  email_key: string
  business_name: string
  submitted_at: string
  /** Why this may be the work of a program; empty for people. */
  suspicion: string | null
  first_page: string | null
  referrer_host: string | null
  /** JSON: the campaign parameters, by name. */
  utm: string | null
}

/**
 * The tables, as both databases know them. Times are ISO text in UTC, keys are text, yes/no columns are 0 or 1: the
 * types whose values look the same whether they come from SQLite or from Postgres.
 */
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
  survey_responses: LeadColumns & {
    survey_type: string
    phone: string
    /** JSON: question id to answer. */
    answers: string
    toolkit_opt_in: number
    /** In lower case: what the administrator's search looks through. */
    search_text: string
  }
  quiz_submissions: LeadColumns & {
    phone: string
    /** JSON: the list of results. */
    results: string
    /** Questions that were right at the first try. */
    score: number
    question_count: number
  }
  beta_applications: LeadColumns & {
    phone: string | null
    business_website: string | null
    industry: string
    revenue_bracket: string
    goals: string
    challenges: string
    automation_experience: string
    magic_wand_fix: string
    why_good_fit: string
    willing_to_testify: string
    additional_info: string | null
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
    survey_count: number
    quiz_count: number
    beta_count: number
    /** Empty as soon as one of their forms is not suspected. */
    suspicion: string | null
    status: string
    /** Until when the first form that was not answered yet is promised an answer. */
    due_at: string
    answered_at: string | null
    note: string
  }
  consents: {
    id: string
    lead_id: string
    email_key: string
    purpose: string
    wording: string
    wording_version: number
    page: string
    given_at: string
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
  /** How many sessions of each kind there are, kept along with them: counting a million takes too long. */
  analytics_counts: {
    survey_type: string
    is_completed: number
    toolkit_opt_in: number
    last_step: number
    furthest_step: number
    sessions: number
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
  mails: {
    id: string
    lead_id: string
    template: string
    /** JSON: what the template needs. Emptied once the mail is sent. */
    data: string
    /** A visitor's address; empty for the team, whose addresses are a setting. */
    recipient: string | null
    recipient_key: string | null
    /** The inbox behind it, whatever tag the address carries: what the day's limit counts. */
    inbox_key: string | null
    message_id: string
    unsubscribe_token: string | null
    status: string
    attempts: number
    next_try_at: string
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
  submissions: {
    /** SHA-256 of the call and its idempotency key. */
    key: string
    body_hash: string
    lead_id: string
    /** JSON: what was answered; empty while the mails are under way. */
    answer: string | null
    created_at: string
  }
}

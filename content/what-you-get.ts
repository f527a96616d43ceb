/** What each thing is, who gets it and what it costs, in the same words everywhere. */
export const whatYouGet = {
  plan: 'You get a plan right away: free, made from your answers.',
  notes:
    'We email you a private link to this plan. The email calls it “your notes”, in case someone else sees your inbox.',
  actionPlan:
    'If you decide to go ahead, we write an action plan with you: what comes first, who does it and what it costs.',
  roadmap:
    'The roadmap is for the 20 businesses in our beta program: a 90-day plan in writing, free in exchange for feedback and a testimonial or case study.',
}

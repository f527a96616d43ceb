import type { TeamMember } from '#content/about.ts'

export const nameAndRole = ({ name, role }: TeamMember) => (name ? `${name}, ${role}` : role)

export const portraitOf = ({ photo, name, role, portrait, portraitAlt }: TeamMember) =>
  photo ? { src: photo, alt: name || role } : { src: `/pictures/team/${portrait}.svg`, alt: portraitAlt }

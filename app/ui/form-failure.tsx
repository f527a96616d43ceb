import { AlertIcon } from './icons.tsx'

/** Stays until the next try, unlike the toast. */
export const FormFailure = ({ failure }: { failure: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {failure && (
      <p className="flex items-start gap-3 rounded-control bg-danger-soft px-4 py-3 text-danger">
        <AlertIcon className="mt-0.5 size-6 shrink-0" />
        <span>{failure} Your answers are still here.</span>
      </p>
    )}
  </div>
)

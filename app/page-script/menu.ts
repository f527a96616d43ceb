const findMenu = () => document.getElementById('phone-menu')

export const closeMenu = () => findMenu()?.hidePopover()

/** The menu is a native popover, which stays open when the focus leaves it. */
export function closeMenuWhenLeft() {
  const menu = findMenu()
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeMenu()
  })
  document.addEventListener('focusin', ({ target }) => {
    // Not for its own button, which would open it again.
    if (!menu?.contains(target as Node) && !(target as Element).closest('[popovertarget]')) closeMenu()
  })
}

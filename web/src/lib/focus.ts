/** What a key is meant for: until the next frame the focus is still in a dialog that was just closed. */
export function focused({ target }: KeyboardEvent): Element | null {
  if (!(target instanceof Element)) return null
  const dialog = target.closest('dialog')
  return dialog && !dialog.open && !dialog.matches(':popover-open') ? null : target
}

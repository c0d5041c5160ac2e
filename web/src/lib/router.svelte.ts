/** Which page is shown: the address says it. */
let path = $state(location.pathname)
let query = $state(location.search)

addEventListener('popstate', () => {
  path = location.pathname
  query = location.search
})

export const where = {
  get path(): string {
    return path
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query)
  },
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = location.pathname
  query = location.search
  if (!replace) scrollTo(0, 0)
}

/** Lets a link change the page without loading it anew. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(node.pathname + node.search + node.hash)
  }
  node.addEventListener('click', follow)
  return { destroy: () => node.removeEventListener('click', follow) }
}

"""What a visit to a page weighs, and how much of it moved while one looked."""

from __future__ import annotations

from playwright.sync_api import Page, Request

# Runs before anything of the page does.
OBSERVE = """() => {
    window.measured = { shift: 0, moved: [], tasks: [], paint: 0 }
    let [run, first, last] = [0, 0, 0]
    const observe = (type, take) => {
        const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
        observer.observe({ type, buffered: true })
    }
    observe('layout-shift', (entry) => {
        if (entry.hadRecentInput) return
        const at = entry.startTime
        if (at - last > 1000 || at - first > 5000) [run, first] = [0, at]
        ;[run, last] = [run + entry.value, at]
        measured.shift = Math.max(measured.shift, run)
        const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node))
        measured.moved.push(`${entry.value.toFixed(3)}: ${nodes.join(' | ')}`)
    })
    observe('longtask', (entry) => measured.tasks.push(entry.duration))
    observe('largest-contentful-paint', (entry) => { measured.paint = entry.startTime })
}"""


class Measures:
    """Watches a page from its first byte on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loaded: dict[str, int] = {}
        page.add_init_script(f"({OBSERVE})()")
        page.on("requestfinished", self.weigh)

    def weigh(self, request: Request) -> None:
        sizes = request.sizes()
        self.loaded[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    @property
    def weight(self) -> int:
        """Bytes, as they came over the wire."""
        return sum(self.loaded.values())

    @property
    def shift(self) -> float:
        """The cumulative layout shift: the worst five seconds, what the visitor caused left out."""
        return float(self.page.evaluate("() => measured.shift"))

    @property
    def moved(self) -> list[str]:
        """What shifted, for who looks for the reason."""
        return list(self.page.evaluate("() => measured.moved"))

    @property
    def paint(self) -> float:
        """Milliseconds until the largest thing was painted."""
        return float(self.page.evaluate("() => measured.paint"))

    @property
    def longest_task(self) -> float:
        """Milliseconds, since the tasks were forgotten."""
        return float(self.page.evaluate("() => Math.max(0, ...measured.tasks)"))

    def forget_tasks(self) -> None:
        self.page.evaluate("() => { measured.tasks.length = 0 }")

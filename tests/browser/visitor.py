"""Somebody at a browser: opens tables, looks at pages, and notes whatever they complain of."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, StorageState, expect

DESKTOP = (1280, 800)
PATIENCE = 20_000  # milliseconds for anything to appear on a busy machine
BLOCKED = "Service Worker registration blocked by Playwright"


class Visitor:
    """A browser context with one page in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        motion: bool = False,
        state: StorageState | None = None,
        forgives: str = "",
        worker: bool = False,
    ) -> None:
        self.url = url
        self.forgives = forgives
        self.noted: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=state,
            # A worker fetches the whole page for each visitor: only where it is looked at.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.noted.append(f"error: {error}"))
        page.on("dialog", lambda dialog: self.noted.append(f"dialog: {dialog.message}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.noted.append(f"{message.type}: {message.text} at {message.location.get('url')}")

    def complaints(self) -> list[str]:
        """What the page complained of; breaches of the content policy are among it."""
        return [
            line for line in self.noted if not (self.forgives and re.search(self.forgives, line))
        ]

    def leave(self) -> None:
        self.context.close()

    def state(self) -> StorageState:
        """Cookies and settings, for another context of the same visitor."""
        return self.context.storage_state()

    def go(self, path: str) -> None:
        """Opens a page and waits until it is there."""
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        expect(self.page.locator("main p[role='status']", has_text="…")).to_have_count(0)

    def open_table(self, rules: str, *, name: str = "Anna", **wishes: Any) -> str:
        """Opens a table without the lobby, goes there, and returns its id."""
        players = wishes.pop("players", "me greedy greedy greedy").split()
        body = {
            "rules": rules,
            "name": name,
            "players": [
                {"kind": word} if word in ("me", "open", "friend") else {"kind": "bot", "bot": word}
                for word in players
            ],
            **wishes,
        }
        opened = self.post("/api/tables", body)["table"]
        table = str(opened["id"])
        if opened["state"] == "waiting" and "open" not in players:
            self.post(f"/api/tables/{table}/start")
        self.go(f"/t/{table}")
        return table

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

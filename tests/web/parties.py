"""People who play on for as long as a test lasts, whatever becomes of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Self

from sparrows import RULEBOOKS
from tests.web.persons import Person

SEED = 20261
LONGEST = 120.0  # seconds that anything takes

Questions = dict[Person, set[int]]


class Party:
    """Some people, each in a task that plays; when it ends, all leave."""

    def __init__(self, persons: Iterable[Person] = ()) -> None:
        self.persons: list[Person] = []
        self.playing: list[asyncio.Task[None]] = []
        self.join(persons)

    def join(self, persons: Iterable[Person]) -> None:
        for person in persons:
            self.persons.append(person)
            self.playing.append(asyncio.create_task(person.live()))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.playing:
            task.cancel()
        for person in self.persons:
            await person.client.aclose()

    async def until(self, happens: Callable[[], bool]) -> None:
        """Waits for it, while all go on playing."""
        async with asyncio.timeout(LONGEST):
            while not happens():
                for task in self.playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def have_begun(self) -> None:
        await self.until(lambda: all(person.taken for person in self.persons))

    async def have_finished_a_deal(self) -> None:
        await self.until(lambda: all(person.over or person.deal > 0 for person in self.persons))

    def asked(self) -> Questions:
        """What everybody was asked so far."""
        return {person: set(person.asked) for person in self.persons}

    async def all_go_on(self, asked: Questions) -> None:
        """Waits until everybody has played after they were asked this."""
        try:
            await self.until(lambda: all(goes_on(*each) for each in asked.items()))
        except TimeoutError:
            waiting = [person for person, known in asked.items() if not goes_on(person, known)]
            raise AssertionError([person.situation for person in waiting]) from None

    def listen(self) -> None:
        """Silence is measured from here on."""
        for person in self.persons:
            person.silence = 0.0

    @property
    def silence(self) -> float:
        """The longest time in which somebody who plays heard nothing."""
        return max(person.silence for person in self.persons if not person.over)

    async def records(self) -> dict[str, bytes]:
        """The records of all their tables, as they download them."""
        return {person.table: await person.record() for person in self.persons}


def goes_on(person: Person, asked: set[int]) -> bool:
    """Whether an answer to a question that was not asked by then was taken."""
    return person.over or bool(person.taken - asked)


async def seated(address: str) -> list[Person]:
    """A table of each rulebook with one person, and one with two of them; some have clocks."""
    persons = []
    for number, rules in enumerate(RULEBOOKS):
        person = Person(address, f"Anna {number}", SEED + number)
        clock = "normal" if number % 2 else "none"
        await person.open(rules, ["greedy", "random", "greedy"], clock)
        persons.append(person)
    host, guest = (Person(address, name, SEED + 90 + len(name)) for name in ("Boris", "Clara"))
    await host.open("zung-jung", ["open", "greedy", "random"], "relaxed")
    await guest.sit(host.table)
    for person in [*persons, host]:
        await person.start()
    return [*persons, host, guest]

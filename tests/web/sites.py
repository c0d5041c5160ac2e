"""Three workers on a PostgreSQL behind an nginx with the files of `deploy/`, all of them mortal."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path

import httpx

from tests.web.postgres import Cluster
from tests.web.processes import Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
WORKERS = 3
# What a system has in /etc/nginx/nginx.conf around the file of a site.
AROUND = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/nginx.conf;
}}
"""


class Nginx:
    """nginx on a free port with the site of `deploy/`; `workers` says where these are."""

    def __init__(self, folder: Path, workers: str) -> None:
        folder.mkdir()
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        site = site.replace("/etc/nginx/sparrows-workers.conf", f"{folder}/workers.conf")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        site = site.replace("listen [::]:80;", "")
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "workers.conf").write_text(workers, "utf-8")
        (folder / "nginx.conf").write_text(site, "utf-8")
        (folder / "around.conf").write_text(AROUND.format(folder=folder, user=user), "utf-8")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen(
            [program, "-p", self.folder, "-c", self.folder / "around.conf"],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def kill(self) -> None:
        """At once, with all of its processes."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Site:
    """All that a club's server consists of."""

    def __init__(self, postgres: Cluster, folder: Path) -> None:
        self.postgres = postgres
        self.database = postgres.new_database()
        self.log = folder / "log"
        known = (DEPLOY / "nginx-workers.conf").read_text("utf-8")
        self.workers = []
        for number in range(WORKERS):
            options = ("--worker", str(number), "--workers", str(WORKERS))
            worker = Server(self.database, self.log, options=options)
            known = known.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{worker.port}")
            self.workers.append(worker)
        self.nginx = Nginx(folder / "nginx", known)
        self.address = self.nginx.address
        self.dead: Server | None = None
        self.victims: list[Server | Cluster | Nginx] = []

    async def start(self) -> None:
        """Returns when all serve."""
        self.nginx.start()
        await asyncio.gather(*(worker.start() for worker in self.workers))
        async with httpx.AsyncClient(base_url=self.address) as client:
            while not (await client.get("/api/tables")).is_success:
                await asyncio.sleep(0.05)

    async def strike(self, rng: random.Random) -> float:
        """One of them dies; a worker stays dead until the next blow, the others come back."""
        if self.dead is not None:
            await self.dead.start()
            self.dead = None
        if not self.victims:
            self.victims = [*self.workers, self.postgres, self.nginx]
            rng.shuffle(self.victims)
        victim = self.victims.pop()
        victim.kill()
        struck = time.monotonic()
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{type(victim).__name__} was killed\n")
        if isinstance(victim, Server):
            self.dead = victim
        else:
            victim.start()
        return struck

    def stop(self) -> int:
        """The worst exit status."""
        living = [worker for worker in self.workers if worker is not self.dead]
        statuses = [worker.stop() for worker in living]
        self.nginx.kill()
        return next((status for status in statuses if status not in (0, -signal.SIGTERM)), 0)

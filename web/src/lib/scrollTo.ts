/** Scrolling to a part of a long page. */
const FRAMES = 20

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** Parts on the way get their true height only when they come near, so it takes several goes. */
export async function scrollToPart(id: string): Promise<void> {
  let before = NaN
  for (let frame = 0; frame < FRAMES; frame++) {
    const part = document.getElementById(id)
    if (!part) return
    part.scrollIntoView()
    await nextFrame()
    const now = part.getBoundingClientRect().top
    if (frame > 2 && Math.abs(now - before) < 1) return
    before = now
  }
}

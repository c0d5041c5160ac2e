/** A picture leaves the page: as a PNG, to other people where the device can, else to the disk. */
import { PICTURE, type Measure, type Stuff } from './picture'
import { DRAWINGS, symbolOf } from './drawings'
import type { Design } from './settings.svelte'
import type { Tile } from './tiles'

/** How wide texts are in the fonts of this device. */
export function measuring(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).fontFamily
  return (text, size, bold) => {
    if (!context) return text.length * size * 0.6
    context.font = `${bold ? 700 : 400} ${size}px ${family}`
    return context.measureText(text).width
  }
}

/** The faces of a design, and the colours of its tiles as the page has them. */
export async function stuffOf(design: Design, language: string): Promise<Stuff> {
  const answer = await fetch(DRAWINGS[design])
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const sample = document.createElement('span')
  sample.dataset.design = design
  sample.hidden = true
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const colour = (name: string) => style.getPropertyValue(`--tile${name}`).trim()
  const stuff = { body: colour('-light'), edge: colour('-edge'), foot: colour('-foot') }
  sample.remove()
  const face = (tile: Tile) => sheet.getElementById(symbolOf(tile, design, language))?.innerHTML ?? ''
  return { face, ...stuff }
}

export async function png(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Whether it was given to other people; otherwise it was saved. */
export async function shareOrSave(picture: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((error: Error) => {
      if (error.name !== 'AbortError') throw error // who changed their mind has not failed
    })
    return true
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return false
}

/** Codes read by the browser itself, where it can: elsewhere six letters are typed. */

interface Detector {
  detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const QR = 'qr_code'

/** Reads the code that a picture shows; nothing where this browser or device cannot. */
export async function scanner(): Promise<((from: HTMLVideoElement) => Promise<string | undefined>) | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorKind }
  if (!BarcodeDetector || !('mediaDevices' in navigator)) return null
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes(QR)) return null
  const detector = new BarcodeDetector({ formats: [QR] })
  return async (from) => (await detector.detect(from))[0]?.rawValue
}

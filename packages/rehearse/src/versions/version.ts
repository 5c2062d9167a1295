/** One version of the script with its chunks. */
export interface Version {
  /** As it was named: a folder, a tarball, an address. */
  readonly label: string
  /** The content of a file, by its path beside the entry script; null where the version has none. */
  readonly read: (path: string) => Promise<Uint8Array | null>
  /** Bytes of a file over the wire; null where the manifest does not know it. */
  readonly wireBytes: (path: string) => number | null
}

/** The files that a page's tag may name. */
export const ENTRIES = ['prilavok.stub.js', 'prilavok.js', 'prilavok.react.js', 'prilavok.legacy.js'] as const

interface Manifest {
  readonly files?: Readonly<Record<string, { readonly brotli?: number } | undefined>>
}

/** Reads sizes from the text of a manifest; a manifest that cannot be read knows none. */
export function sizesOf(manifest: Uint8Array | null): Version['wireBytes'] {
  try {
    const { files = {} } = JSON.parse(new TextDecoder().decode(manifest ?? undefined)) as Manifest
    return (path) => files[path]?.brotli ?? null
  } catch {
    return () => null
  }
}

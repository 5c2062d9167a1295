interface BundleManifest {
  readonly files: Readonly<Record<string, { readonly sri: string }>>
}

/** The import map of a page that loads the Preact build from `folder`: no file runs whose hash differs from the manifest's. */
export function importMap({ files }: BundleManifest, folder: string): string {
  const preact = Object.entries(files).filter(([file]) => file === 'prilavok.js' || file.startsWith('chunks/p-'))
  return JSON.stringify({ integrity: Object.fromEntries(preact.map(([file, { sri }]) => [`${folder}/${file}`, sri])) })
}

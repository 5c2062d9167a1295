/** The page of the room. */
export const pageFiles = ({ name, camel, pascal, title }) => ({
  [`docs/features/${name}.md`]: `# ${title.en}

One sentence: what the buyer has of it.

## What it knows

\`${pascal}State\`: \`status\` and \`entries\`. A failure keeps what was there before.

## What it does

\`load\` asks for the entries; only the latest question is heard.

## In React

\`use${pascal}()\`.

## On a page

| Widget | Attributes | |
|---|---|---|
| \`${name}-panel\` | – | lists the entries |

Labels: \`${camel}Panel\`.

## Calls

\`load${pascal}\`.
`,
})

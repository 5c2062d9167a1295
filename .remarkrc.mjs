/** Links of Markdown pages to files and headings; codes and addresses elsewhere are left alone. */
import remarkValidateLinks from 'remark-validate-links'

/** Russian pages keep the anchors of the English headings: `<a id="limits"></a>`, which the check of links would not see. */
const ownAnchors = () =>
  function visit(node) {
    const [, id] = (node.type === 'html' && /^<a id="([^"]+)">/.exec(node.value)) || []
    if (id !== undefined) node.data = { hProperties: { id } }
    node.children?.forEach((child) => visit(child))
  }

export default { plugins: [ownAnchors, [remarkValidateLinks, { repository: false }]] }

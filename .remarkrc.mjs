/** Links of Markdown pages to files and headings; codes and addresses elsewhere are left alone. */
import remarkValidateLinks from 'remark-validate-links'

export default { plugins: [[remarkValidateLinks, { repository: false }]] }

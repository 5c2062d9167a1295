import { generateCategories } from '../features/dynamic-categories/generate-categories'
import type { ResourceAction } from '../features/staff-resources/engine/server-resource'
import { JobFailed } from '../jobs/job-failed'

const KIND = { kind: 'dynamic-category-template.generate', permission: 'dynamic-category:read' }

/** The bulk action `generate` of templates of categories: a job. */
export const generateTemplates: ResourceAction = {
  async onAll(shop, { ids, member }) {
    const jobId = await shop.jobs.start({ ...KIND, by: member }, async ({ signal, reached }) => {
      const told: string[] = []
      const failed: string[] = []
      for (const [index, id] of ids.entries()) {
        const within = (done: number, total: number) => reached(index + done / Math.max(1, total), ids.length)
        try {
          const { name, created, updated, hidden } = await generateCategories(shop, id, { signal, reached: within })
          told.push(`«${name}»: новых ${created}, обновлено ${updated}, скрыто ${hidden}`)
        } catch (error) {
          if (!(error instanceof JobFailed)) throw error
          failed.push(error.message)
        }
      }
      if (told.length === 0) throw new JobFailed(failed.join('; ') || 'Нечего создавать')
      return { message: [...told, ...failed].join('; ') }
    })
    return { done: 0, failed: 0, errors: [], jobId }
  },
}

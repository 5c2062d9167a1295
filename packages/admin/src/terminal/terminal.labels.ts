/** Russian words of the terminal. */
export const terminalRu = {
  run: 'Выполнить',
  stop: 'Остановить',
  runCommand: (name: string): string => `Выполнить ${name}`,
  stopCommand: (name: string): string => `Остановить ${name}`,
  running: 'Выполняется, до 180 секунд',
  stopped: 'Команда остановлена',
  output: 'Вывод команды',
}

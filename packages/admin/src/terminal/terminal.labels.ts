/** Russian words of the terminal. */
export const terminalRu = {
  runCommand: (name: string): string => `Выполнить ${name}`,
  stopCommand: (name: string): string => `Остановить ${name}`,
  running: 'Выполняется, до 180 секунд',
  stopped: 'Команда остановлена',
  output: 'Вывод команды',
}

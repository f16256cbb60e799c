import * as offer from '@osnowa/brand/messages/de';
import type { AccuracyMessages } from '../pl/accuracy.ts';

/** Labels of the page that compares estimates with what projects really took. */
export const accuracy = {
  /** Kinds of projects. */
  kinds: offer.kinds,
  title: 'Wie genau wir schätzen',
  subtitle:
    'Jedes abgeschlossene Projekt: wie viele Personentage wir geschätzt haben, wie viele es wirklich waren und wie weit wir danebenlagen. Auch die schlechtesten.',
  rule: 'Sobald wir mindestens {enough} Projekte ähnlicher Größe haben, kommt die Spanne neuer Schätzungen aus ihnen, und zwar so, dass 8 von 10 hineinpassen. Bei weniger ist die Spanne angenommen, und so nennen wir sie auch.',
  nothing:
    'Hier ist noch kein abgeschlossenes Projekt. Die Spannen der Kalkulatoren sind angenommen.',
  project: 'Projekt {n}, {kind}, {year}',
  median: 'Die Hälfte der Projekte brauchte höchstens {median} der geschätzten Tage.',
  inside: 'In die Spanne, die ihnen die übrigen Projekte gegeben hätten, passten {inside} von {n}.',
  chart:
    'Unterschied zwischen tatsächlichen und geschätzten Tagen in jedem Projekt; 0 % ist genau getroffen. Dieselben Zahlen stehen in der Tabelle darunter.',
  table: 'Projekte: {kind}',
  name: 'Projekt',
  estimated: 'Plan',
  actual: 'Ist',
  miss: 'Differenz',
  outside: 'außerhalb der Spanne',
  back: 'Projekt schätzen',
} satisfies AccuracyMessages;

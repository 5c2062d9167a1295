// cspell:disable -- letters one by one

/** How texts and queries become words, whatever the locale of the database; made before the tables. */
export const searchFunctions: readonly string[] = [
  `create function search_text(source text) returns text language plpgsql immutable strict parallel safe as $$
   declare words text := lower(translate(left(source, 20000), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёіІїЇєЄґҐўЎäÄàÀáÁâÂãÃåÅöÖòÒóÓôÔõÕøØüÜùÙúÚûÛéÉèÈêÊëËíÍìÌîÎïÏñÑçÇ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеииииееггууaaaaaaaaaaaaoooooooooooouuuuuuuueeeeeeeeiiiiiiiinncc'));
   begin
     if words ~ '[0-9]' then
       words := regexp_replace(words, '(?<=[0-9])[[:space:]]*[xх×*][[:space:]]*(?=[0-9])', 'х', 'g');
       words := regexp_replace(words, '(?<=[0-9]),(?=[0-9])', '.', 'g');
     end if;
     words := btrim(regexp_replace(words, '([^a-zа-я0-9.]|[.](?![0-9])|(?<![0-9])[.])+', ' ', 'g'));
     if words ~ '[0-9][a-z]|[a-z][0-9]' then
       words := (
         select string_agg(
           case when word ~ '[0-9]' then translate(word, 'abcehkmoptxy', 'авсенкмортху') else word end, ' ' order by place)
         from unnest(string_to_array(words, ' ')) with ordinality as each (word, place));
     end if;
     return words;
   end $$`,
  // The words again with м500 as м 500, so that it is found either way.
  `create function search_words(source text) returns text language plpgsql immutable strict parallel safe as $$
   declare words text := search_text(source);
   begin
     if words !~ '[0-9][a-zа-я]|[a-zа-я][0-9]' then return words; end if;
     return words || ' ' || regexp_replace(words, '(?<=[0-9])(?=[a-zа-я])|(?<=[a-zа-я])(?=[0-9])', ' ', 'g');
   end $$`,
  // A word without its ending. The dictionary of PostgreSQL takes "эмали" for a verb and does not know "плиток" for "плитка".
  `create function search_root(word text) returns text language plpgsql immutable strict parallel safe as $_$
   declare root text := regexp_replace(word, '(иями|ями|ами|ого|его|ому|ему|ыми|ими|ые|ие|ая|яя|ое|ее|ой|ей|ий|ый|ых|их|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ью|а|я|ы|и|у|ю|о|е|ь)$', '');
   begin
     if word !~ '^[а-я]{4,}$' then return word; end if;
     if length(root) < 3 then return word; end if;
     return regexp_replace(root, '([^аеиоуыэюя])[ое]к$', '\\1к');
   end $_$`,
]

/** What keeps the words of products up to date, made once the tables are there. */
export const search: readonly string[] = [
  `create function search_learn(words text) returns void language plpgsql strict as $$
   begin
     insert into search_word (word, stem, root)
     select found.word, (tsvector_to_array(to_tsvector('russian', found.word)))[1], search_root(found.word)
     from (select distinct unnest(string_to_array(words, ' ')) as word) as found
     where length(found.word) between 1 and 40
       and not exists (select from search_word as known where known.word = found.word)
     order by found.word
     on conflict do nothing;
   end $$`,
  // Words that look like the typed one; which of them was meant, the server decides.
  `create function search_nearest(typed text) returns table(word text, likeness real) language sql stable strict set pg_trgm.similarity_threshold to '0.22' set enable_seqscan to 'off' as $_$
     select word, similarity(word, typed) as likeness from search_word
     where word % typed and word ~ '^[a-zа-я]{3,40}$'
     order by likeness desc, word
     limit 60
   $_$`,
  // What the name begins with; the name; and all of it with categories, manufacturer, article and characteristics.
  `create function product_search() returns trigger language plpgsql as $$
   declare
     name text := search_words(new.name);
     place text := search_words(concat_ws(' ',
       (with recursive way as (
          select category.name, parent_id from category where id = new.category_id
          union all select above.name, above.parent_id from category as above join way on above.id = way.parent_id)
        select string_agg(way.name, ' ') from way),
       (select manufacturer.name from manufacturer where id = new.manufacturer_id)));
     facts text := search_words(concat_ws(' ', new.article,
       (select string_agg(concat_ws(' ', spec ->> 'value', spec ->> 'unit'), ' ')
        from jsonb_array_elements(case jsonb_typeof(new.specs) when 'array' then new.specs else '[]'::jsonb end) as spec)));
   begin
     new.search_head := to_tsvector('russian', array_to_string((string_to_array(name, ' '))[1:2], ' '));
     new.search_name := to_tsvector('russian', name);
     new.search_vector := to_tsvector('russian', concat_ws(' ', name, place, facts));
     perform search_learn(concat_ws(' ', name, place, facts));
     return new;
   end $$`,
  `create function name_search() returns trigger language plpgsql as $$
   declare words text := search_words(new.name);
   begin
     new.search_vector := to_tsvector('russian', words);
     perform search_learn(words);
     return new;
   end $$`,
  `create function products_search() returns trigger language plpgsql as $$
   begin
     if tg_table_name = 'category' then
       update product set category_id = category_id where category_id in (
         select id from category where path = new.path or starts_with(path, new.path || '/'));
     else update product set manufacturer_id = new.id where manufacturer_id = new.id; end if;
     return null;
   end $$`,
  `create trigger name_search before insert or update of name on category for each row execute function name_search()`,
  `alter table category enable always trigger name_search`,
  `create trigger name_search before insert or update of name on manufacturer for each row execute function name_search()`,
  `alter table manufacturer enable always trigger name_search`,
  `create trigger product_search before insert or update of name, article, category_id, manufacturer_id,
      specs on product for each row execute function product_search()`,
  `alter table product enable always trigger product_search`,
  `create trigger products_search after update on category for each row when ((old.name <> new.name)) execute function products_search()`,
  `create trigger products_search after update on manufacturer for each row when ((old.name <> new.name)) execute function products_search()`,
]

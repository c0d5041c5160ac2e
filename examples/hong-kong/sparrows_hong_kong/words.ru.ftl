patterns = Фаны
column-pattern = Фан
simulated-pattern = фан
unit-limit = лимит
shape-eight-flowers = восьми цветов и сезонов
missing-has-flowers = Рядом с рукой лежат цветы или сезоны.
